/** Where the page begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { loadArt } from "./art";
import { declareLanguage } from "./language";
import { claim } from "./network.svelte";
import { spoken } from "./speech";

void loadArt();

const target = document.getElementById("app");
declareLanguage(document.documentElement);
void Promise.all([spoken(), claim()]).then(() => target && mount(App, { target }));
