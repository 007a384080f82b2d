import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte.ts";
import { chooseLanguage, words } from "./lib/words.svelte.ts";

const wanted = preferences.language === "" ? navigator.languages : [preferences.language];
void words.speak(chooseLanguage(wanted));
mount(App, { target: document.body });
