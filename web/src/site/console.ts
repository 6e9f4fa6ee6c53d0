// What the page asks its engine can be asked by hand too, from the browser's console: `await ziggurat.tables("mine")`.

import { api } from "../lib/api/rest";

Object.assign(window, { ziggurat: api });
