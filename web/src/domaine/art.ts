/** Domaine's drawings, inlined into the page when such a table is opened. */
import { address, boxes } from "virtual:art/domaine";
import { addBoxes, loadArt } from "../art";

addBoxes(boxes);
export const drawn: Promise<void> = loadArt(address);
