import { readFileSync } from "node:fs";
import { join } from "node:path";
import { backendRoot } from "../../../platform/paths";
import { lookStyles } from "./icons";

// From the package's folder, so that the bundle finds the files as well as the sources do.
const folder = () => join(backendRoot(), "src/modules/site/assets/document");
const AROUND = ["around"];
const PAGE = ["pieces", "head", "prose", "contents", "releases", "cards", "lists", "questions", "plans"];

const shortened = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .join("")
    .replace(/([:;{,]) /g, "$1")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");

const read = (names: readonly string[]) =>
  shortened(names.map((name) => readFileSync(join(folder(), `${name}.css`), "utf8")).join("\n"));

let around: string | undefined;
let page: string | undefined;

/** How the site's links look around a page, and a document between them, on the theme that the page carries. */
export function documentStyles(nonce: string, withDocument: boolean): string {
  around ??= read(AROUND);
  if (withDocument) page ??= read(PAGE) + lookStyles();
  return `<style nonce="${nonce}">${around}${withDocument ? page : ""}</style>`;
}
