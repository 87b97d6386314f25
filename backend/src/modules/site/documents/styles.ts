import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getBackendRoot } from "../../../infra/paths";
import { renderIconStyles } from "./icons";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const folder = () => join(getBackendRoot(), "src/modules/site/assets/document");
const AROUND = ["around"];
const PAGE = ["pieces", "head", "prose", "contents", "releases", "cards", "lists", "questions", "plans"];

const minifyCss = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .join("")
    .replace(/([:;{,]) /g, "$1")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");

const readStyles = (names: readonly string[]) =>
  minifyCss(names.map((name) => readFileSync(join(folder(), `${name}.css`), "utf8")).join("\n"));

let around: string | undefined;
let page: string | undefined;

/** Returns the style element of the header and footer, and of the document if there is one. */
export function renderDocumentStyles(nonce: string, withDocument: boolean): string {
  around ??= readStyles(AROUND);
  if (withDocument) page ??= readStyles(PAGE) + renderIconStyles();
  return `<style nonce="${nonce}">${around}${withDocument ? page : ""}</style>`;
}
