import { FIELDS, type FieldKey, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { toConnectCode } from "./locales";
import { omitEmpty } from "./progress";
import { isObject, parseJsonObject } from "./parse-json-object";

/*
 * Resources of App Store Connect's API: https://developer.apple.com/documentation/appstoreconnectapi/appinfolocalization
 * and https://developer.apple.com/documentation/appstoreconnectapi/appstoreversionlocalization
 */
const INFO = "appInfoLocalizations";
const VERSION = "appStoreVersionLocalizations";
const INFO_FIELDS: readonly FieldKey[] = ["name", "subtitle"];

const byAttribute = new Map(FIELDS.map(({ attribute, key }) => [attribute, key]));

/** Returns the texts as resources of App Store Connect's API: two per language, in one list. */
export function toConnect(texts: ListingTexts): string {
  const data = Object.entries(omitEmpty(texts)).flatMap(([code, own]) =>
    [INFO, VERSION].flatMap((type) => {
      const attributes = FIELDS.flatMap(({ key, attribute }): [string, string][] => {
        const text = own[key];
        return text !== undefined && INFO_FIELDS.includes(key) === (type === INFO) ? [[attribute, text]] : [];
      });
      if (attributes.length === 0) return [];
      return [{ type, attributes: Object.fromEntries([["locale", toConnectCode(code)], ...attributes]) }];
    }),
  );
  return `${JSON.stringify({ data }, null, 2)}\n`;
}

/**
 * Parses a list of localizations as App Store Connect's API returns it, or a file of {@link toConnect}.
 * @throws ImportError if the file has another format
 */
export function parseConnect(json: string): ImportResult {
  const { data } = parseJsonObject(json);
  if (!Array.isArray(data)) throw new ImportError("The file has no list named data.");
  const result = createImport();
  let found = 0;
  const items: readonly unknown[] = data;
  for (const item of items) {
    const attributes = isObject(item) && isObject(item.attributes) ? item.attributes : {};
    const code = attributes.locale;
    if (typeof code !== "string") continue;
    for (const [name, text] of Object.entries(attributes)) {
      const field = byAttribute.get(name);
      if (name === "locale" || text === null || text === "") continue;
      if (field && typeof text === "string" && result.add(code, field, text)) found += 1;
      else result.ignore(`${code}.${name}`);
    }
  }
  if (found === 0) throw new ImportError("The file has no localizations with texts.");
  return result.done();
}
