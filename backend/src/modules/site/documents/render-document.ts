import type { PageTemplate } from "@listwise/contracts/documents";
import Mustache from "mustache";
import { escapeHtml, Html } from "../../../infra/html";

const writers = new WeakMap<PageTemplate, InstanceType<typeof Mustache.Writer>>();

/** Returns the writer of a template, which keeps it parsed as long as its release is in use. */
function getWriter(template: PageTemplate) {
  const known = writers.get(template);
  if (known) return known;
  const writer = new Mustache.Writer();
  writers.set(template, writer);
  return writer;
}

/** Escapes a field for text and quoted attributes. Only sanitized HTML is inserted as it is. */
function escapeField(value: unknown): string {
  if (typeof value !== "object" || value === null) return escapeHtml(String(value));
  return "safeHtml" in value && typeof value.safeHtml === "string" ? value.safeHtml : "";
}

/** Fills a page's template with its data. The release gate has checked that it can't insert a field unescaped. */
export function renderDocument(template: PageTemplate, view: object): Html {
  return new Html(getWriter(template).render(template.template, view, undefined, { escape: escapeField }));
}
