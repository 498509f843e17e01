"""The mathematics of results: intervals, sequential tests, strengths. It knows no games."""
