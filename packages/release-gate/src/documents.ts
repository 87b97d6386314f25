import type { GateFinding } from "@listwise/contracts/releases";
import type { JsonSchema, Release } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { documentViews, DocumentsSchema, type Documents } from "@listwise/contracts/documents";
import { checkStyles, checkTemplate } from "./template";

/** Maximum lengths of a page's template and style sheet in characters; chosen by us: several times our largest. */
const MAX_TEMPLATE_LENGTH = 40_000;
const MAX_STYLES_LENGTH = 40_000;
/** Maximum length of the file with all documents of a release. */
const MAX_LENGTH = 1_000_000;

const NO_DATA: JsonSchema = { type: "object", properties: {} };
const views = new Map<string, JsonSchema>();

/** Returns the JSON Schema of the data for a route's template. Routes without data have no fields. */
function getView(route: string): JsonSchema {
  const known = views.get(route);
  if (known) return known;
  const schema = Object.entries(documentViews).find(([path]) => path === route)?.[1];
  const view = schema ? z.toJSONSchema(schema) : NO_DATA;
  views.set(route, view);
  return view;
}

/** Returns the documents in a file of a release, or the reasons why it can't be used. */
export function parseDocuments(text: string): { documents: Documents | null; problems: string[] } {
  const refuse = (...problems: string[]) => ({ documents: null, problems });
  if (text.length > MAX_LENGTH) return refuse(`The documents are longer than ${MAX_LENGTH} characters.`);
  const parsed = z.safeParse(DocumentsSchema, parseJson(text));
  if (!parsed.success) return refuse("The documents can't be read. Rebuild the package.");
  const problems = Object.entries(parsed.data).flatMap(([route, { template, styles }]) => [
    ...checkLength(route, "template", template, MAX_TEMPLATE_LENGTH),
    ...checkLength(route, "style sheet", styles, MAX_STYLES_LENGTH),
    ...checkTemplate(template, getView(route)).map((problem) => `The template of ${route}: ${problem}.`),
    ...checkStyles(styles).map((problem) => `The style sheet of ${route}: ${problem}.`),
  ]);
  return problems.length > 0 ? refuse(...problems) : { documents: parsed.data, problems };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const checkLength = (route: string, noun: string, text: string, most: number) =>
  text.length > most ? [`The ${noun} of ${route} has ${text.length} characters; the limit is ${most}.`] : [];

/** Checks the documents of a release: `text` is the content of the file that `release.json` names. */
export function checkDocuments(release: Release, text: string | undefined): GateFinding[] {
  const error = (message: string): GateFinding => ({ level: "error", rule: "documents", message });
  const { documents: file, descriptor, integrity } = release;
  if (file === undefined) return [];
  if (text === undefined || !Object.hasOwn(integrity, file)) {
    return [error(`${file} is listed in release.json but missing, or has no hash. Rebuild the package.`)];
  }
  const { documents, problems } = parseDocuments(text);
  const routes = new Set(descriptor?.routes.map(({ path }) => path));
  const foreign = descriptor ? Object.keys(documents ?? {}).filter((route) => !routes.has(route)) : [];
  return [
    ...problems.map(error),
    ...foreign.map((route) =>
      error(`The release has a document for ${route}, which is not one of its routes.`),
    ),
  ];
}
