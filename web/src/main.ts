import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/i18n/index.svelte";
import { router } from "./lib/router.svelte";
import { screenSize } from "./lib/screen.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { themes } from "./lib/theme.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

themes.start();
settings.start();
language.start();
screenSize.start();
router.start();
void session.start();

mount(App, { target: document.getElementById("app")! });
