/** Domaine's own words, added to those of every page. */
import "virtual:words/domaine";
