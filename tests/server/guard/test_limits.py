"""Token buckets and turnstiles, with a clock that the test turns."""

from __future__ import annotations

from demesne.server.guard.crowds import TIMES, Crowds
from demesne.server.guard.limits import Bucket, Buckets, Turnstile, neighbourhood


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_is_in_it_and_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert sum(bucket.take() for _ in range(10)) == 3


def test_a_bucket_says_when_there_is_more() -> None:
    clock = Clock()
    bucket = Bucket(2, 0.2, clock)
    assert bucket.wait() == 0
    assert [bucket.take(), bucket.take(), bucket.wait()] == [True, True, 5]
    clock.now += 1.5
    assert bucket.wait() == 4
    clock.now += 3.5
    assert [bucket.wait(), bucket.take()] == [0, True]


def test_clients_have_buckets_of_their_own_and_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1, 0.0, clients=2, clock=clock)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert [buckets.take("c"), buckets.take("a")] == [True, True]


def test_a_turnstile_counts_all_and_each() -> None:
    turnstile = Turnstile(3, 2)
    assert [turnstile.enter("a"), turnstile.enter("a"), turnstile.enter("a")] == [True, True, False]
    assert [turnstile.enter("b"), turnstile.enter("c")] == [True, False]
    turnstile.leave("a")
    assert turnstile.enter("c")


def test_an_address_that_many_share_has_as_much_as_several_and_no_other() -> None:
    clock, crowds = Clock(), Crowds(["192.0.2.1", "2001:db8:1:2::1", "198.51.100.0/30"])
    buckets, turnstile = Buckets(2, 1.0, clock=clock, share=crowds), Turnstile(1000, 3, crowds)
    many = ["192.0.2.1", "198.51.100.2", neighbourhood("2001:db8:1:2:a:b:c:d")]
    for client in [*many, "192.0.2.2", "198.51.100.4", neighbourhood("2001:db8:1:3::1"), "", "no:address:at:all"]:
        times = TIMES if client in many else 1
        assert sum(buckets.take(client) for _ in range(100)) == 2 * times
        clock.now += 1.0
        assert sum(buckets.take(client) for _ in range(100)) == min(times, 2 * times)
        assert sum(turnstile.enter(client) for _ in range(100)) == 3 * times


def test_a_household_of_ipv6_is_one_client() -> None:
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::9")
    assert neighbourhood("2001:db8::a:0:0:1") == neighbourhood("2001:db8::b:0:0:1")  # both in 2001:db8:0:0
    assert neighbourhood("fe80::a:0:0:1%eth0") == neighbourhood("fe80::b:0:0:1%eth0")
    assert neighbourhood("192.0.2.1") == neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"
    assert neighbourhood("no:address:at:all") == "no:address:at:all"
