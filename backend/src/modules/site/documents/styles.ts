import { readFileSync } from "node:fs";
import { join } from "node:path";
import { backendRoot } from "../../../platform/paths";

// From the package's folder, so that the bundle finds the file as well as the sources do.
const file = () => join(backendRoot(), "src/modules/site/assets/document.css");
let styles: string | undefined;

const shortened = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "")
    .replace(/([:;{,]) /g, "$1")
    .replace(/ \{/g, "{")
    .replace(/;\}/g, "}");

/** How documents look, on the theme that the page carries. */
export function documentStyles(nonce: string): string {
  styles ??= shortened(readFileSync(file(), "utf8"));
  return `<style nonce="${nonce}">${styles}</style>`;
}
