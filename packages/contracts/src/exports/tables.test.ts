import { FIGURES } from "@listwise/aso-core/figures";
import { z } from "../zod";
import { buildExportFileSchema } from "./export-file";
import type { ExportColumn, ExportTable } from "./table-types";
import { KEYWORD_COLUMNS } from "./columns";
import { EXPORT_TABLES } from "./tables";

const tables: [string, ExportTable][] = Object.entries(EXPORT_TABLES);

test.each(tables)("the columns of %s have unique words for people", (_, { title, columns }) => {
  const headers = Object.values(columns).map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
  for (const words of [title, ...headers]) expect(words).toMatch(/^[A-Z](?!\w*[a-z][A-Z])[\w '%()-]+$/);
});

test("a key has the same words in all tables, and so has a figure on the site", () => {
  const words = new Map<string, string>();
  for (const [key, { header }] of tables.flatMap(([, { columns }]) =>
    Object.entries<ExportColumn>(columns),
  )) {
    expect([key, words.get(key) ?? header]).toEqual([key, header]);
    words.set(key, header);
  }
  for (const key of ["popularity", "difficulty", "chance", "opportunity"] as const)
    expect(KEYWORD_COLUMNS[key].header).toBe(FIGURES[key].label);
  expect(words.get("averageRank")).toBe(FIGURES.averageRank.label);
  expect(words.get("visibility")).toBe(`${FIGURES.visibility.label} (%)`);
});

test("the schema of the file refuses other versions, unknown keys and wrong types", () => {
  const schema = buildExportFileSchema();
  const summary = Object.fromEntries(Object.keys(EXPORT_TABLES.summary.columns).map((key) => [key, null]));
  const file = { $schema: "https://listwise.example/schema.json", version: 1, ...summary };
  expect(z.safeParse(schema, file).success).toBe(true);
  const day = Object.fromEntries(Object.keys(EXPORT_TABLES.analytics.columns).map((key) => [key, null]));
  expect(z.safeParse(schema, { ...file, analytics: [{ ...day, day: "2026-05-05" }] }).success).toBe(true);
  for (const wrong of [
    { version: 2 },
    { more: 1 },
    { exportedAt: "yesterday" },
    { platform: "windows" },
    { visibility: 101 },
    { analytics: [{ ...day, day: "05/05/2026" }] },
    { analytics: [{ day: "2026-05-05" }] },
  ]) {
    expect([wrong, z.safeParse(schema, { ...file, ...wrong }).success]).toEqual([wrong, false]);
  }
});
