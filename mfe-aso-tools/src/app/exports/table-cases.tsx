import {
  assignKeywordFields,
  countCharacters,
  getField,
  type FieldKey,
  type ListingPlatform,
} from "@listwise/aso-core/localization";
import { DESCRIPTION_LIMIT, getTitleFields } from "@listwise/aso-core/optimizer";
import { PLATFORMS } from "@listwise/aso-core/stores";
import { NOT_RANKED } from "@listwise/contracts/store";
import { buildCsv, saveCsv } from "@listwise/shared-ui/table";
import { renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { buildGapColumns } from "../../features/competitor-analyzer/keywords/gap-columns";
import { buildIdeaColumns } from "../../features/keyword-generator/idea-columns";
import { NO_FIGURES, type Idea } from "../../features/keyword-generator/ideas";
import { AssignmentResult } from "../../features/localization-helper/field-assignment/assignment-result";
import { ExportMenu } from "../../features/optimizer/export/export-menu";
import { useExportReviews } from "../../features/review-manager/use-export-reviews";
import { anApp } from "../../testing/builders";
import { checkNumber, readRows } from "./csv-checks";
import type { ExportCase } from "./export-cases";
import { COMPETITOR_APPS, COMPETITOR_KEYWORDS, IDEAS, REPLY, REVIEWS, TITLES } from "./export-data";

/** Longest keyword that the contracts accept. */
const MAX_KEYWORD_LENGTH = 100;

const getLimit = (key: FieldKey, platform: ListingPlatform) => getField(key).limits[platform] ?? 0;

const getTitleTexts = (platform: ListingPlatform) =>
  getTitleFields(platform).map(({ key, label, limit }) => {
    expect(limit).toBe(getLimit(key, platform));
    return { key, label, text: TITLES[platform][key] ?? "", limit };
  });

async function exportTexts(
  item: string,
  platform: ListingPlatform,
  texts: ComponentProps<typeof ExportMenu>["texts"],
) {
  const { user } = renderPage(
    <ExportMenu kind="title" app={anApp()} country="us" platform={platform} texts={texts} />,
    { path: "/" },
  );
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

const checkTextsCsv = (count: number) => async (content: Blob) => {
  const rows = await readRows(content);
  expect(rows).toHaveLength(count);
  for (const { Text = "", Characters, Limit } of rows) {
    expect(Number(Characters)).toBe(countCharacters(Text));
    expect(countCharacters(Text)).toBeLessThanOrEqual(Number(Limit));
  }
};

const OPTIMIZER = { source: "optimizer/export/export-menu.tsx" };
const DESCRIPTION = [
  {
    key: "description" as const,
    ...{ label: "Description", text: 'Maps, "offline".\n\nFor every trail.', limit: DESCRIPTION_LIMIT },
  },
];

const OPTIMIZER_CASES: readonly ExportCase[] = [
  ...PLATFORMS.flatMap((platform): ExportCase[] => [
    {
      ...OPTIMIZER,
      name: `Title Optimizer: csv for ${platform}`,
      fileName: /^title-trail-radar-.*\.csv$/,
      run: () => exportTexts("CSV", platform, getTitleTexts(platform)),
      check: checkTextsCsv(getTitleFields(platform).length),
    },
    {
      ...OPTIMIZER,
      name: `Title Optimizer: txt for ${platform}`,
      fileName: /^title-trail-radar-.*\.txt$/,
      run: () => exportTexts("Text file", platform, getTitleTexts(platform)),
      async check(content) {
        const text = await content.text();
        for (const { label, text: own } of getTitleTexts(platform))
          expect(text).toContain(`${label}\n${own}\n`);
      },
    },
  ]),
  {
    ...OPTIMIZER,
    name: "Description Optimizer: csv",
    fileName: /^title-trail-radar-.*\.csv$/,
    async run() {
      for (const platform of PLATFORMS) expect(DESCRIPTION_LIMIT).toBe(getLimit("description", platform));
      await exportTexts("CSV", "ios", DESCRIPTION);
    },
    check: checkTextsCsv(1),
  },
];

function ReviewExport() {
  const app = anApp();
  const { run } = useExportReviews(
    { app, linked: null, subject: app, getApp: () => app },
    {
      ...{ country: "us", tab: "all", rating: null, search: "", version: "", sort: "newest" },
      ...{ theme: null, language: "", reply: null, store: null, from: "", to: "" },
    },
  );
  return <button onClick={run}>Export</button>;
}

const toIdea = (idea: Partial<Idea>): Idea => ({
  ...{ ...NO_FIGURES, keyword: "", origins: ["seeds"], evidence: [] },
  ...idea,
});

/** The tables of the tools. */
export const TABLE_CASES: readonly ExportCase[] = [
  ...OPTIMIZER_CASES,
  {
    name: "Keyword Generator: csv",
    source: "keyword-generator/ideas-card.tsx",
    fileName: /^keyword-ideas-us-.*\.csv$/,
    run() {
      const shown = { country: "us", hasApp: true, advanced: true, chosen: new Set<string>() };
      const columns = buildIdeaColumns({ ...shown, onToggle: () => undefined });
      expect(buildCsv(columns, IDEAS.map(toIdea))).not.toContain("undefined");
      saveCsv("keyword-ideas-us", columns, IDEAS.map(toIdea));
    },
    async check(content) {
      const rows = await readRows(content);
      expect(rows.map(({ Keyword }) => Keyword)).toEqual(IDEAS.map(({ keyword }) => keyword));
      for (const row of rows) {
        expect(countCharacters(row.Keyword ?? "")).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH);
        for (const name of ["Popularity", "Difficulty", "Chance", "Score"]) checkNumber(row[name], [0, 100]);
      }
    },
  },
  {
    name: "Keyword field assignment: csv",
    source: "localization-helper/field-assignment/assignment-result.tsx",
    fileName: /^keyword-field-assignment-.*\.csv$/,
    async run() {
      const candidates = IDEAS.map(({ keyword, popularity = null, difficulty = null }) => ({
        ...{ keyword, popularity, difficulty },
      }));
      const assignment = await assignKeywordFields(candidates, [
        { code: "en-US", name: "Trail Radar", subtitle: "Offline maps" },
        { code: "es-MX", name: "Trail Radar", subtitle: "Mapas" },
      ]);
      const { user } = renderPage(<AssignmentResult assignment={assignment} onApply={() => undefined} />, {
        path: "/",
      });
      await user.click(screen.getByRole("button", { name: "Export assignment" }));
    },
    async check(content) {
      const rows = await readRows(content);
      for (const { field = "", value } of rows) {
        const words = field.split(",");
        expect(countCharacters(field)).toBeLessThanOrEqual(getLimit("keywords", "ios"));
        expect(field).not.toMatch(/,\s|^,|,$/);
        expect(new Set(words).size).toBe(words.length);
        checkNumber(value, [0, 100]);
      }
    },
  },
  {
    name: "Competitor Analyzer: csv",
    source: "competitor-analyzer/keywords/gap-actions.tsx",
    fileName: /^competitor-keywords-us-.*\.csv$/,
    run() {
      const mine = { isMine: () => false, add: () => undefined, adding: null };
      const columns = buildGapColumns({
        platform: "ios",
        ...{ apps: COMPETITOR_APPS, country: "us", advanced: true, mine },
        onExplain: () => undefined,
      });
      saveCsv("competitor-keywords-us", columns, COMPETITOR_KEYWORDS);
    },
    async check(content) {
      const rows = await readRows(content);
      expect(rows.map(({ Keyword }) => Keyword)).toEqual(COMPETITOR_KEYWORDS.map(({ keyword }) => keyword));
      for (const row of rows) {
        expect(countCharacters(row.Keyword ?? "")).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH);
        checkNumber(row["Trail Radar (yours)"], [1, NOT_RANKED - 1]);
        for (const name of ["Popularity", "Difficulty", "Chance", "Score"]) checkNumber(row[name], [0, 100]);
      }
    },
  },
  {
    name: "Review Manager: csv",
    source: "review-manager/use-export-reviews.ts",
    fileName: /^reviews-trail-radar-us-.*\.csv$/,
    async run() {
      const { user } = renderPage(<ReviewExport />, { path: "/" });
      await user.click(screen.getByRole("button", { name: "Export" }));
    },
    async check(content) {
      const rows = await readRows(content);
      expect(rows).toHaveLength(REVIEWS.length);
      for (const { Rating } of rows) checkNumber(Rating, [1, 5]);
      expect(rows[0]).toMatchObject({
        Review: REVIEWS[0]?.text,
        Reply: REPLY,
        Themes: "Design and layout",
        Country: "US",
      });
    },
  },
];
