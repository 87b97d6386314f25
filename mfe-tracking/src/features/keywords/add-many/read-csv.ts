import { parseCsv } from "@listwise/aso-core/csv";
import type { BulkEntry } from "./parse-bulk-input";

const columns: Record<string, "keywordText" | "country" | "category" | "notes" | "favorite"> = {
  keyword: "keywordText",
  keywordtext: "keywordText",
  country: "country",
  category: "category",
  notes: "notes",
  note: "notes",

  favorite: "favorite",
  isfavorite: "favorite",
};

/** Returns a column name in lower case, without separators and in American spelling. */
const normalizeName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_-]/g, "")
    .replace("favour", "favor");

/** Parses the keywords of a CSV file by its column names, or from the first column if it has none. */
export async function readCsv(text: string): Promise<BulkEntry[]> {
  const { rows } = await parseCsv(text);
  const named = (rows[0] ?? []).map((name) => columns[normalizeName(name)]);
  const hasNames = named.includes("keywordText");
  const names = hasNames ? named : (["keywordText"] as const);
  return rows.slice(hasNames ? 1 : 0).map((row, index) => {
    const cell = (name: (typeof names)[number]) => (row[names.findIndex((own) => own === name)] ?? "").trim();
    const [country, category, notes] = [cell("country").toLowerCase(), cell("category"), cell("notes")];
    return {
      line: index + (hasNames ? 2 : 1),
      keywordText: cell("keywordText"),
      ...(country && { country }),
      ...(category && { category: category.slice(0, 60) }),
      ...(notes && { notes: notes.slice(0, 2000) }),
      ...(/^(yes|true|1)$/i.test(cell("favorite")) && { isFavorite: true }),
    };
  });
}
