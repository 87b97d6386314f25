import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getBackendRoot } from "../../../infra/paths";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFile = () => join(getBackendRoot(), "src/modules/site/assets/document.css");

const minifyCss = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .join("")
    .replace(/([:;{,]) /g, "$1")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");

let around: string | undefined;

/** Returns the style element of the header and footer, and of a document's own styles. */
export function renderDocumentStyles(nonce: string, styles: string): string {
  around ??= minifyCss(readFileSync(getFile(), "utf8"));
  return `<style nonce="${nonce}">${around}${styles}</style>`;
}
