import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { clientReportsEndpoints, type ReportInput } from "@listwise/contracts/client-reports";
import { buildExportFileSchema, EXPORT_SCHEMA_PATH, EXPORT_TABLES } from "@listwise/contracts/exports";
import { splitRank } from "@listwise/aso-core/visibility";
import { keywordComparisonEndpoints, keywordEntriesEndpoints } from "@listwise/contracts/keywords";
import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { sharesEndpoints } from "@listwise/contracts/shares";
import { z } from "@listwise/contracts/zod";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import readSheets from "read-excel-file/node";
import { readPdf } from "../../testing/read-pdf";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { ensureKeyword } from "../crawls";

const OWN = 1;
const params = { id: String(OWN) };
const ALL_TYPES = ["metadata", "rankings", "categoryRanks", "reviews", "keywords", "analytics"];
/** 100 · (60 · 0.3 + 40 · 0.1) / (150 · 0.3), and the mean of the ranks 1 and 3. */
const EXPECTED = { visibility: 48.9, averageRank: 2, ranked: 2, unranked: 1, top3: 2, top10: 2, top50: 2 };
let site: TestApp;
let user: Awaited<ReturnType<TestApp["asUser"]>>;

beforeAll(async () => {
  site = await startTestApp();
  user = await site.asUser({ plan: "team" });
  await user.call(appsEndpoints.follow, { body: { appId: OWN, relation: "own" } });
  const keywords = [
    { text: "alpha word", popularity: 60, rank: 1, results: 200 },
    { text: "beta word", popularity: 40, rank: 3, results: 31 },
    { text: "gamma word", popularity: 50, rank: 201, results: 40 },
  ];
  for (const { text, popularity, rank, results } of keywords) {
    await user.call(keywordEntriesEndpoints.add, { body: { appId: OWN, keywordText: text } });
    const id = await ensureKeyword(site.ctx.db, text, "ios");
    const { pool } = site.ctx;
    await pool.query(
      `insert into keyword_metrics (keyword_id, country, source, popularity, metrics, computed_at)
       values ($1, 'us', 'sample', $2, '{}', now())`,
      [id, popularity],
    );
    await pool.query(
      `insert into rank_days (app_id, keyword_id, country, day, rank, source)
       values ($1, $2, 'us', (now() at time zone 'UTC')::date, $3, 'sample')`,
      [OWN, id, rank],
    );
    await pool.query(
      `update app_ranks set current_rank = $3, previous_rank = 201, checked_at = now(), source = 'sample', days_filled = true
       where app_id = $1 and keyword_id = $2`,
      [OWN, id, rank],
    );
    await pool.query(
      `insert into keyword_results (keyword_id, country, source, results, top_app_ids, checked_at)
       values ($1, 'us', 'sample', $2, '{}', now())`,
      [id, results],
    );
    await pool.query(
      `insert into crawls (keyword_id, country, device, source, app_ids, first_seen_at, last_seen_at)
       values ($1, 'us', 'iphone', 'sample', $2, now(), now())`,
      [id, rank === 1 ? [OWN] : rank === 3 ? [90_001, 90_002, OWN] : [90_001]],
    );
  }
  await site.ctx.pool.query(
    `insert into category_rank_days (app_id, country, category, chart, day, rank, length, source)
     select $1, 'us', 'Weather', chart, (now() at time zone 'UTC')::date, rank, 120, 'sample'
     from (values ('free', 7), ('grossing', 201)) ranks (chart, rank)`,
    [OWN],
  );
});
afterAll(() => site.close());

async function exportAs(format: string): Promise<Buffer> {
  const payload = { format, dataTypes: ALL_TYPES };
  const answer = await user.inject({ method: "POST", url: `/api/apps/${OWN}/export`, payload });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Picks the figures of a record by their words. */
function pick(record: Readonly<Record<string, unknown>>, toNumber = Number) {
  const read = (key: keyof typeof EXPORT_TABLES.summary.columns) =>
    toNumber(record[EXPORT_TABLES.summary.columns[key].header]);
  return {
    visibility: read("visibility"),
    averageRank: read("averageRank"),
    ranked: read("rankedCount"),
    unranked: read("unrankedCount"),
    top3: read("top3"),
    top10: read("top10"),
    top50: read("top50"),
  };
}

const REPORT: ReportInput = {
  appId: OWN,
  country: "us",
  title: "Report",
  logo: null,
  sections: ["summary", "visibility", "movers"],
  period: { kind: "last30" },
  competitorIds: null,
};

const readCsv = (file: Uint8Array | undefined): Record<string, string>[] =>
  parse(strFromU8(file ?? new Uint8Array()), { bom: true, columns: true });

it("pages, endpoints, shared links and the summary of every format agree", async () => {
  const [own] = (await user.call(portfolioEndpoints.list, {})).data;
  expect(own?.figures).toMatchObject(EXPECTED);
  const { data: performance } = await user.call(portfolioEndpoints.performance, { params });
  expect(performance.figures).toEqual(own?.figures);
  const { visibility, averageRank } = EXPECTED;
  expect(performance.series.at(-1)).toMatchObject({ visibility, averageRank });
  const { ranked: rankedCount, unranked: unrankedCount, ...others } = EXPECTED;
  const lastDay = { ...others, rankedCount, unrankedCount };
  expect((await user.call(analyticsEndpoints.analytics, { params })).data.at(-1)).toMatchObject(lastDay);
  const { shareUrl } = await user.call(sharesEndpoints.create, { params, body: {} });
  const token = new URL(shareUrl).pathname.replace("/shared/", "");
  const { data: shared } = await site.call(sharesEndpoints.read, { params: { token } });
  expect(shared.figures).toEqual(own?.figures);
  expect(shared.analytics?.at(-1)).toMatchObject(lastDay);

  expect(JSON.parse((await exportAs("json")).toString())).toMatchObject(lastDay);
  for (const format of ["csv", "zip"]) {
    const [summary = {}] = readCsv(unzipSync(await exportAs(format))["summary.csv"]);
    expect(pick(summary)).toEqual(EXPECTED);
  }
  const [sheet] = await readSheets(await exportAs("excel"));
  const cells = Object.fromEntries(sheet?.data.map(([field, value]) => [String(field), value]) ?? []);
  expect(pick({ ...cells, "Visibility (%)": Number(cells["Visibility (%)"]) * 100 })).toEqual(EXPECTED);
  const { data: report } = await user.call(clientReportsEndpoints.preview, { body: REPORT });
  expect(report.summary?.figures).toEqual(own?.figures);
  expect(report.visibility?.days.at(-1)).toMatchObject({ visibility, averageRank });
  expect(report.movers).toEqual(performance.movers);

  const text = readPdf(await exportAs("pdf"));
  for (const words of ["Visibility 48.9%", "Average rank 2", "3 keywords: 2 ranked, 1 unranked"])
    expect(text).toContain(words);
});

it("the views of the keyword list show the ranks and figures of the exports", async () => {
  const rows = readCsv(unzipSync(await exportAs("zip"))["keywords/keywords.csv"]);
  const shown = (keyword: string, rank: number | null | undefined, results: number | null | undefined) => [
    keyword,
    splitRank(rank, results ?? null).text,
  ];
  const expected = rows.map((row) => [row.Keyword, row["Rank as shown"]]).toSorted();
  const table = (await user.call(keywordEntriesEndpoints.list, { params })).data;
  expect(table.map((row) => shown(row.keywordText, row.best?.currentRank, row.results)).toSorted()).toEqual(
    expected,
  );
  const popularity = rows.map((row) => [row.Keyword, Number(row.Popularity)]).toSorted();
  expect(table.map((row) => [row.keywordText, row.popularity]).toSorted()).toEqual(popularity);
  const { data } = await user.call(rankingsEndpoints.matrix, { query: { appId: OWN } });
  const matrix = data.flatMap(({ keyword, ranks: cells }) => cells.map((cell) => ({ keyword, ...cell })));
  const list = (await user.call(rankingsEndpoints.list, { query: { appId: OWN } })).data;
  const details = (await user.call(rankingsEndpoints.byApp, { params })).data;
  for (const view of [matrix, list, details]) {
    const ranks = view.map((row) => shown(row.keyword, row.currentRank, row.results));
    expect(ranks.toSorted()).toEqual(expected);
  }
  const compared = await user.call(keywordComparisonEndpoints.compare, { params });
  const ranks = compared.data.map((row) => shown(row.keyword, row.ranks[0], row.results));
  expect(ranks.toSorted()).toEqual(expected);
  const { visibility, top10 } = EXPECTED;
  expect(compared.apps).toMatchObject([{ id: OWN, visibility, top10 }]);
});

it("a keyword that was ranked on neither day has the change 0 in every view and format", async () => {
  const isGamma = ({ Keyword }: Record<string, string>) => Keyword === "gamma word";
  for (const [format, file] of [
    ["csv", "keywords.csv"],
    ["zip", "keywords/keywords.csv"],
  ] as const) {
    expect(readCsv(unzipSync(await exportAs(format))[file]).find(isGamma)?.Change).toBe("0");
  }
  const sheet = (await readSheets(await exportAs("excel"))).find(({ sheet: name }) => name === "Keywords");
  const change = sheet?.data[0]?.indexOf("Change") ?? -1;
  expect(sheet?.data.find(([keyword]) => keyword === "gamma word")?.[change]).toBe(0);
  const { keywords } = JSON.parse((await exportAs("json")).toString());
  expect(
    keywords.map((row: { keyword: string; change: unknown }) => [row.keyword, row.change]).toSorted(),
  ).toEqual([
    ["alpha word", null],
    ["beta word", null],
    ["gamma word", 0],
  ]);
  const { data: table } = await user.call(keywordEntriesEndpoints.list, { params });
  expect(table.find(({ keywordText }) => keywordText === "gamma word")?.best?.change).toBe(0);
});

it("all formats have the same columns in the same order, and none contains the 201 of the API", async () => {
  const files = unzipSync(await exportAs("zip"));
  const flat = unzipSync(await exportAs("csv"));
  const sheets = new Map((await readSheets(await exportAs("excel"))).map(({ sheet, data }) => [sheet, data]));
  const json = JSON.parse((await exportAs("json")).toString());
  for (const name of ["keywords", "rankings", "categoryRanks", "analytics", "reviews"] as const) {
    const { title, columns } = EXPORT_TABLES[name];
    const headers = Object.values(columns).map(({ header }) => header);
    const rows = parse(strFromU8(files[`${name}/${name}.csv`] ?? new Uint8Array()), { bom: true });
    expect(rows[0]).toEqual(headers);
    expect(strFromU8(flat[`${name}.csv`] ?? new Uint8Array()).split("\r\n")[0]).toBe(headers.join(","));
    expect(flat[`${name}.csv`]?.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(sheets.get(title)?.[0]).toEqual(headers);
    expect(Object.keys(json[name][0])).toEqual(Object.keys(columns));
    expect([rows.length, sheets.get(title)?.length]).toEqual([json[name].length + 1, json[name].length + 1]);
  }
  expect(readCsv(files["categoryRanks/categoryRanks.csv"]).map((row) => Object.values(row).slice(1))).toEqual(
    [
      ["Top Free", "Weather", "US", "7", "7 of 120", "120", "Sample data"],
      ["Top Grossing", "Weather", "US", "", "not in 120", "120", "Sample data"],
    ],
  );
  const ranks = readCsv(files["keywords/keywords.csv"]).map((row) => [
    row.Keyword,
    row.Rank,
    row["Rank as shown"],
  ]);
  expect(ranks.toSorted()).toEqual([
    ["alpha word", "1", "1"],
    ["beta word", "3", "3 of 31"],
    ["gamma word", "", "not in 40"],
  ]);
  expect(json.keywords.every((row: { previousRank: unknown }) => row.previousRank === null)).toBe(true);
  const history = json.rankings.filter((row: { keyword: string }) => row.keyword === "gamma word");
  expect(history).toMatchObject([{ rank: null, rankText: "not in 1" }]);
});

it("a JSON export names its published schema and matches it", async () => {
  const file = JSON.parse((await exportAs("json")).toString());
  expect(z.safeParse(buildExportFileSchema(), file).error).toBeUndefined();
  expect(file).toMatchObject({
    version: 1,
    $schema: `${site.ctx.config.publicUrl}/api${EXPORT_SCHEMA_PATH}`,
  });
  const answer = await site.inject({ method: "GET", url: `/api${EXPORT_SCHEMA_PATH}` });
  expect(answer.headers["content-type"]).toBe("application/schema+json; charset=utf-8");
  expect(answer.json()).toMatchObject({
    title: "Export of an app's data",
    properties: { averageRank: { title: "Average rank" }, keywords: { items: { properties: { rank: {} } } } },
  });
});
