// Tests ask for words of any part; scripts/check-words.mjs checks which part brings which words.
import "virtual:words/*";
