import {
  EXPORT_FORMATS,
  exportListing,
  ExportRefusedError,
  getStoreFields,
  type LocaleTexts,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import { SIZE_KEYS } from "@listwise/aso-core/screenshots";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { answerWith, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { waitFor } from "@testing-library/react";
import { findMissing } from "../../features/screenshot-generator/checks/check-draft";
import { aLimit, anApp, aUsage } from "../../testing/builders";
import { installFakeCanvas, type FakeCanvas } from "../../testing/fake-canvas";
import { aScreen, aScreenshotDraft } from "../../testing/screenshot-builders";
import { REVIEWS } from "./export-data";
import { LISTING_CASES } from "./listing-cases";
import savingCalls from "./saving-calls.json";
import { SCREENSHOT_CASES } from "./screenshot-cases";
import { TABLE_CASES } from "./table-cases";

const CASES = [...LISTING_CASES, ...TABLE_CASES, ...SCREENSHOT_CASES];
const server = startApiServer();
let canvas: FakeCanvas;

beforeEach(() => {
  resetSession();
  signInAs("user");
  canvas = installFakeCanvas();
  const success = true as const;
  const stats = { total: REVIEWS.length, average: 4, responseRate: 33, positiveSentiment: 100 };
  server.use(
    answerWith(reviewManagerEndpoints.list, {
      ...{ success, data: [...REVIEWS], total: REVIEWS.length, stats, versions: [] },
      provenance: anApp().provenance,
    }),
    answerWith(limitsEndpoints.myLimits, {
      ...{ success, plan: { key: "free", name: "Free" } },
      data: { max_export_records: aLimit({ key: "max_export_records", limitValue: 1000 }) },
    }),
    answerWith(limitsEndpoints.track, { success, usage: aUsage() }),
  );
});

test.each(CASES)("$name: the file keeps the limits of the stores", async ({ run, fileName, check }) => {
  await run();
  await waitFor(() => expect(canvas.files).toHaveLength(1));
  for (const { name, content } of canvas.files) {
    expect(name).toMatch(fileName);
    await check(content);
  }
});

test("every source that saves files has a case", () => {
  expect([...new Set(CASES.map(({ source }) => source))].sort()).toEqual(Object.keys(savingCalls).sort());
});

describe("refused", () => {
  const options = { app: anApp(), platform: "ios" as const, exportedAt: new Date() };
  const glossary = { keep: [], forbid: ["best"] };
  const write = (
    format: (typeof EXPORT_FORMATS)[number],
    texts: LocaleTexts,
    unreviewed: UnreviewedTexts = {},
  ) => exportListing(format, { texts: { "de-DE": texts }, unreviewed, glossary }, options);

  test.each(EXPORT_FORMATS)(
    "%s: no text over a limit, placeholder, draft, line break or forbidden term",
    (format) => {
      const store = format === "supply" ? "android" : "ios";
      for (const { key, limits } of getStoreFields(store)) {
        const limit = limits[store] ?? 0;
        expect(() => write(format, { [key]: "x".repeat(limit + 1) })).toThrow(ExportRefusedError);
        expect(() => write(format, { [key]: "x".repeat(limit) })).not.toThrow();
      }
      expect(() => write(format, { name: "[de-DE] Trail" })).toThrow(ExportRefusedError);
      expect(() => write(format, { name: "Best trails" })).toThrow(ExportRefusedError);
      expect(() => write(format, { name: "Trail\nRadar" })).toThrow(ExportRefusedError);
      expect(() => write(format, { name: "Wege" }, { "de-DE": ["name"] })).toThrow(ExportRefusedError);
    },
  );

  test("a placeholder stays refused if problems are allowed", () => {
    const cases = [{ locale: "de-DE", field: "name", rule: "placeholder", message: "" } as const];
    const listing = { texts: { "de-DE": { name: "[de-DE] Trail" } }, unreviewed: {}, glossary };
    for (const format of EXPORT_FORMATS)
      expect(() => exportListing(format, listing, { ...options, allowed: cases })).toThrow(
        ExportRefusedError,
      );
  });

  test("screenshots without an image or a caption", () => {
    const draft = aScreenshotDraft({
      sizes: [...SIZE_KEYS],
      locales: ["en-US", "de-DE"],
      screens: [aScreen({ images: {} })],
    });
    const kinds = findMissing(draft).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["image", "caption"]));
  });
});
