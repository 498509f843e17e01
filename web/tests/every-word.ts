// Tests ask for words of any part; which part brings which words is looked after by scripts/check-words.mjs.
import "virtual:words/*";
