/** The words of Domaine's rules, fetched with them; those of its table name terrains and cards. */
import "virtual:words/domaine";
import "virtual:words/rules-domaine";
