import { readFileSync } from "node:fs";
import { join } from "node:path";
import { backendRoot } from "../../../platform/paths";
import { lookStyles } from "./icons";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
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

/** Returns the style element of the header and footer, and of the document if there is one. */
export function documentStyles(nonce: string, withDocument: boolean): string {
  around ??= read(AROUND);
  if (withDocument) page ??= read(PAGE) + lookStyles();
  return `<style nonce="${nonce}">${around}${withDocument ? page : ""}</style>`;
}
