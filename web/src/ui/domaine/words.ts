/** Domaine's own words, added to those of every page. */
import english from "../../../locales/domaine.ftl?raw";
import { addWords } from "../../words";

addWords(english, "locales/domaine.ftl");
