// Reads the documents of a package's pages: `<page>.document.html` next to `<page>.page.tsx` and `<page>.css`.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { bundleStyles } from "./page-styles.mjs";

const ENDING = ".document.html";
/** The comment at the beginning of a document, with its settings. */
const HEAD = /^<!--([\s\S]*?)-->/;
const PARTIAL = /\{\{>\s*([\w-]+)\s*\}\}/g;
const SETTINGS = ["routes", "look", "complete", "description"];

/**
 * Returns the settings in a document's first comment, one per line: `routes` (patterns, separated by spaces), `look`
 * (default `document`), `complete` (`yes` if the page can be used without scripts), `description` (for search engines).
 * @param {string} text
 * @param {string} file
 * @throws if a setting is unknown or there are no routes
 */
function parseSettings(text, file) {
  const lines = (HEAD.exec(text)?.[1] ?? "").split("\n").filter((line) => line.trim() !== "");
  /** @type {Record<string, string | undefined>} */
  const settings = Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value] = /^\s*(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (!SETTINGS.includes(name)) throw new Error(`${file}: unknown setting "${line.trim()}"`);
      return [name, value];
    }),
  );
  const { routes, look = "document", complete, description } = settings;
  if (!routes) throw new Error(`${file}: the first comment names no routes`);
  return { routes: routes.split(/\s+/), look, complete: complete === "yes", description };
}

/**
 * Replaces each `{{> name}}` by the partial `<name>.html` of the folder. `use` is called with the paths of partials.
 * @param {string} template
 * @param {string} folder
 * @param {(file: string) => Promise<string>} use
 * @param {string[]} [open]
 * @returns {Promise<string>}
 */
async function expandPartials(template, folder, use, open = []) {
  const names = new Set([...template.matchAll(PARTIAL)].map(([, name = ""]) => name));
  /** @type {Map<string, string>} */
  const partials = new Map();
  for (const name of names) {
    if (open.includes(name)) throw new Error(`The partial ${name} contains itself.`);
    const text = await use(path.join(folder, `${name}.html`));
    partials.set(name, await expandPartials(text.trim(), folder, use, [...open, name]));
  }
  return template.replace(PARTIAL, (placeholder, name) => partials.get(name) ?? placeholder);
}

const collapse = (/** @type {string} */ html) => html.replace(/\s*\n\s*/g, "\n").trim();

/**
 * Returns the documents of a package by route pattern, the page of each route, and the files that they consist of. Every
 * document gets `shared/document/document.css`, the style sheets of the partials that it contains, and that of its page.
 * A document without content only names its page, so that the page's scripts are preloaded.
 * @param {string} folder
 * @throws {Error} if a document has an unknown setting or no routes, or a partial contains itself
 */
export async function readPageDocuments(folder) {
  const source = path.join(folder, "src");
  const shared = path.join(source, "shared/document");
  /** @type {Set<string>} */
  const files = new Set();
  const bundle = async (/** @type {string} */ file) =>
    existsSync(file) ? bundleStyles(file, (one) => files.add(one)) : "";
  const found = (await readdir(source, { recursive: true })).filter((file) => file.endsWith(ENDING)).sort();
  /** @type {Record<string, { look: string, complete: boolean, template: string, styles: string }>} */
  const documents = {};
  /** @type {Record<string, { source: string, description: string | undefined }>} */
  const pages = {};
  for (const name of found) {
    const file = path.join(source, name);
    /** @type {Set<string>} */
    const used = new Set();
    const use = (/** @type {string} */ one) => {
      files.add(one);
      used.add(one);
      return readFile(one, "utf8");
    };
    const text = await use(file);
    const { routes, look, complete, description } = parseSettings(text, file);
    const template = collapse(await expandPartials(text.replace(HEAD, ""), shared, use));
    const partials = [...used].filter((one) => one !== file).map((one) => one.replace(/\.html$/, ".css"));
    const sheets = [path.join(shared, "document.css"), ...partials.sort(), file.replace(ENDING, ".css")];
    const styles = (await Promise.all(sheets.map(bundle))).join("");
    for (const route of routes) {
      pages[route] = { source: file.replace(ENDING, ".page.tsx"), description };
      if (template !== "") documents[route] = { look, complete, template, styles };
    }
  }
  return { documents, pages, files };
}
