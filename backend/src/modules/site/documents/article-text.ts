import { renderBody } from "../../content";
import { Html, markup } from "./html";

/** With fewer headings a text needs no table of contents. */
const FEWEST = 3;
const MOST = 100;
const HEADING = /<h([1-6])>((?:(?!<\/h\1>)[\s\S])*)<\/h\1>/g;

interface Heading {
  level: number;
  id: string;
  text: Html;
}

/** Escaped words of what is sanitised already. */
export const wordsOf = (html: string) => new Html(html.replace(/<[^>]*>/g, "").trim());

function idOf({ text }: Html, taken: Set<string>): string {
  const words = text
    .replace(/&#?\w+;/g, " ")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  const base = `section-${words || "part"}`;
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

/** Headings get the ids that their remote gives them, so that links to them work before it has run. */
function withIds(html: string): { html: string; headings: Heading[] } {
  const taken = new Set<string>();
  const headings: Heading[] = [];
  const marked = html.replace(HEADING, (whole, digit: string, inner: string) => {
    const text = wordsOf(inner);
    if (text.text === "") return whole;
    const id = idOf(text, taken);
    headings.push({ level: Number(digit), id, text });
    return `<h${digit} id="${id}">${inner}</h${digit}>`;
  });
  return { html: marked, headings };
}

function contentsOf(headings: readonly Heading[]): Html | null {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, MOST);
  if (listed.length < FEWEST) return null;
  return markup`<nav class="doc-contents" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ol>
        ${listed.map(({ id, level, text }) => markup`<li data-level="${level - top}"><a href="#${id}">${text}</a></li>`)}
      </ol>
    </details>
  </nav>`;
}

/** The text of an article as its remote shows it; with `contents`, beside a list of its parts where it is long. */
export function articleText(stored: string, contents: boolean): Html {
  if (stored.trim() === "") return markup`<p class="doc-nothing">Nothing is written here yet.</p>`;
  const { html, headings } = withIds(renderBody(stored));
  const prose = html
    .replaceAll("<table>", '<div class="doc-scroll" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll("</table>", "</table></div>");
  return markup`<div class="doc-text">
    ${contents ? contentsOf(headings) : null}
    <div class="doc-prose">${new Html(prose)}</div>
  </div>`;
}
