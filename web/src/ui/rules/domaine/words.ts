/** The words of Domaine's rules, fetched with them; those of its table name terrains and cards. */
import english from "../../../../locales/domaine-rules.ftl?raw";
import { addWords } from "../../../words";
import "../../domaine/words";

addWords(english, "locales/domaine-rules.ftl");
