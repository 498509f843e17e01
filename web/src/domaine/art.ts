/** Domaine's drawings, put into the page when somebody comes to such a table. */
import { address, boxes } from "virtual:art/domaine";
import { addBoxes, loadArt } from "../art";

addBoxes(boxes);
export const drawn: Promise<void> = loadArt(address);
