/** The words of Domaine's rules, fetched with them; terrains and cards are named by the words of its table. */
import "virtual:words/domaine";
import "virtual:words/rules-domaine";
