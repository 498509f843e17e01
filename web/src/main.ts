import { mount } from "svelte";
import App from "./App.svelte";
import { loadArt } from "./art";

void loadArt();

const target = document.getElementById("app");
if (target) mount(App, { target });
