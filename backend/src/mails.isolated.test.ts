import { createSampleLetter, getMailTemplates, type MailValue } from "./infra/mail/mail-templates";
import { createDefaultSite, renderLetter } from "./infra/mail/render-letter";
import "./modules";
import { computeTextContrast, readMailElements, readOtherRules } from "./testing/mail-html";

const site = createDefaultSite("https://listwise.example");
const mails = getMailTemplates().map((template) => {
  const mail = renderLetter(createSampleLetter(template), { words: null, site }, true);
  return { key: template.key, template, ...mail, elements: readMailElements(mail.html) };
});

/** All that an email may consist of: no scripts, forms, embedded documents, SVG or style sheets to load. */
const TAGS = "html head meta title style body div table tr td th h1 p a img ul li br".split(" ");
const STYLES = new Set(
  `margin padding width max-width max-height height color background-color border border-color border-style border-width
  border-radius display overflow font-family font-size font-weight line-height letter-spacing text-align text-decoration
  vertical-align white-space word-wrap word-break mso-hide -webkit-text-size-adjust`.split(/\s+/),
);

test("the product has at least 19 emails, all of them with a reason", () => {
  expect(mails.length).toBeGreaterThanOrEqual(19);
  for (const { template } of mails) expect(template.reason).toMatch(/^You get this email because .+\.$/);
});

describe.each(mails)("$key", ({ html, text, subject, elements, template }) => {
  const named = (name: string) => elements.filter((element) => element.name === name);

  test("consists of elements and styles that mail programs know, with every style inline", () => {
    expect(elements.map(({ name }) => name).filter((name) => !TAGS.includes(name))).toEqual([]);
    const styles = elements.flatMap(({ style }) => Object.keys(style));
    expect(styles.filter((name) => !STYLES.has(name))).toEqual([]);
    const displays = elements.map(({ style }) => style["display"] ?? "block");
    expect(displays.filter((display) => !["none", "block", "inline-block"].includes(display))).toEqual([]);
    // The only rules of the style sheet are the dark mode's colors, so the layout doesn't depend on it.
    expect(readOtherRules(html)).toBe("");
    expect(html.match(/\{[^{}]*\}/g)?.join("")).toMatch(
      /^(?:\{(?:(?:background-|border-)?color:#[\da-f]{6} !important;?)+\})+$/,
    );
    expect(html).not.toMatch(/url\(|@import|@font-face|<link|javascript:/i);
    const worded = elements.filter(
      (element) => element.text.trim() && !["title", "style", "li"].includes(element.name),
    );
    expect(
      worded.filter(({ style }) => !style["font-family"] && !style["text-decoration"] && !style["display"]),
    ).toEqual([]);
  });

  test("has a language, a color scheme, a preheader, and a layout of tables at most 600 pixels wide", () => {
    expect(named("html")[0]?.attributes).toMatchObject({ lang: "en", dir: "ltr" });
    expect(named("title")[0]?.text).toBe(subject);
    expect(named("meta").map(({ attributes }) => attributes)).toContainEqual({
      name: "color-scheme",
      content: "light dark",
    });
    expect(named("div").filter(({ style }) => style["display"] === "none")[0]?.text).toMatch(/^\w.{20}/);
    expect(elements.filter(({ style }) => style["max-width"] === "600px")).toHaveLength(1);
    expect(html).toContain('<!--[if mso]><table role="presentation" align="center" width="600"');
    for (const { attributes } of named("table")) {
      expect(attributes).toMatchObject({ cellpadding: "0", cellspacing: "0", border: "0" });
    }
  });

  test("every picture has a size, an alternative text and an absolute address, and the email stays below 102 kB", () => {
    for (const { attributes } of named("img")) {
      expect(attributes).toMatchObject({ width: "32", height: "32", alt: expect.any(String) });
      expect(attributes["src"]).toMatch(/^https:\/\//);
    }
    expect(named("img").length).toBeGreaterThan(0);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  test("its links are absolute, and the plain text has all of them", () => {
    const links = named("a").map(({ attributes }) => attributes["href"] ?? "");
    expect(links.filter((link) => !/^https:\/\/listwise\.example(?:\/|$)/.test(link))).toEqual([]);
    expect(links.filter((link) => !text.includes(link))).toEqual([]);
  });

  test("the plain text has all words, in lines of at most 78 characters", () => {
    const lines = text.split("\n").filter((line) => !line.includes("https://"));
    expect(lines.filter((line) => line.length > 78)).toEqual([]);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}(?!<\/style>)|undefined|\[object/);
    const words = (value: string) => value.replace(/\s+/g, " ").trim();
    const shown = elements.filter(({ name }) => name === "p" || name === "li" || name === "td");
    const plain = words(text.replace(/^> /gm, ""));
    const missing = shown.map((element) => words(element.text)).filter((part) => /^[\w “]+$/.test(part));
    expect(missing.filter((part) => !plain.includes(part))).toEqual([]);
  });

  test.each(["light", "dark"] as const)("all text is readable in %s mode", (mode) => {
    const worded = elements.filter(
      ({ name, text }) => text.trim() && !["title", "style", "div"].includes(name),
    );
    const weak = worded.filter((element) => !(computeTextContrast(element, mode) >= 4.5));
    expect(weak.map(({ text, colors }) => ({ text, colors: colors[mode] }))).toEqual([]);
    expect(worded.length).toBeGreaterThan(3);
  });

  test("text in values is never markup", () => {
    const evil = `<script>alert("1")</script>'&{{product}}[x](https://evil.example)`;
    const poison = (value: MailValue): MailValue =>
      typeof value === "string"
        ? value.startsWith("https://")
          ? value
          : evil
        : JSON.parse(JSON.stringify(value), (name, part) =>
            typeof part === "string" && !["kind", "url"].includes(name) ? evil : part,
          );
    const letter = createSampleLetter(template);
    const values = Object.fromEntries(
      Object.entries(letter.values).map(([name, value]) => [name, poison(value)]),
    );
    const poisoned = renderLetter({ template, values }, { words: null, site });
    const read = readMailElements(poisoned.html);
    expect(read.filter(({ name }) => !TAGS.includes(name))).toEqual([]);
    expect(
      read.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => name.startsWith("on")),
    ).toEqual([]);
    expect(read.filter(({ attributes }) => attributes["href"]?.includes("evil"))).toEqual([]);
    const hasWords = template.variables.some(
      ({ name, sample, isLink }) => name !== "product" && !isLink && sample !== "",
    );
    expect(read.some((element) => element.text.includes(evil))).toBe(hasWords);
  });
});
