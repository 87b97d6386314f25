import { aKeyword } from "../../../testing/builders";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { buildCsv } from "@listwise/shared-ui/table";
import { buildKeywordColumns } from "./keyword-columns";
import { readCsv } from "../add-many/read-csv";

const ignore = () => {};
const columns = buildKeywordColumns({
  hasApps: true,
  updating: false,
  onFavorite: ignore,
  onRefresh: ignore,
  onEdit: ignore,
  onRemove: ignore,
});
const buildKeywordsCsv = (keywords: UserKeyword[]) => buildCsv(columns, keywords);

test("exports the rows of the table and escapes formulas", () => {
  const csv = buildKeywordsCsv([
    aKeyword({ keywordText: '=HYPERLINK("x"),1', category: "@home", rank: 201, previous: 12 }),
    aKeyword({ keywordText: "rain", best: null, isFavorite: true, notes: "dry spell" }),
  ]);

  expect(csv.split("\r\n")).toEqual([
    "\uFEFFKeyword,Country,Category,App,Rank,Previous,Change,Checked,Favorite,Notes",
    `"'=HYPERLINK(""x""),1",US,'@home,Skyline Weather,>200,12,-189,2025-11-02T08:00:00.000Z,no,`,
    "rain,US,General,,,,,,yes,dry spell",
    "",
  ]);
});

test("names no app if none ranks or ranked in the top 200", () => {
  const csv = buildKeywordsCsv([aKeyword({ keywordText: "rain", rank: 201, previous: 201 })]);
  expect(csv.split("\r\n")[1]).toBe("rain,US,General,,>200,>200,0,2025-11-02T08:00:00.000Z,no,");
});

test("an export can be imported unchanged", async () => {
  const csv = buildKeywordsCsv([
    aKeyword({
      keywordText: '=HYPERLINK("x"),1',
      country: "gb",
      category: "@home",
      notes: 'say "hi"\nthen go',
    }),
    aKeyword({ keywordText: "rain", best: null, isFavorite: true }),
  ]);

  expect(await readCsv(csv)).toEqual([
    {
      line: 2,
      keywordText: '=HYPERLINK("x"),1',
      country: "gb",
      category: "@home",
      notes: 'say "hi"\nthen go',
    },
    { line: 3, keywordText: "rain", country: "us", category: "General", isFavorite: true },
  ]);
});

test.each([
  ["a list without names", "rain\nsnow", ["rain", "snow"]],
  ["semicolons", "Country;Keyword\nDE;Regen\nDE;Schnee", ["Regen", "Schnee"]],
])("parses %s", async (_what, csv, texts) => {
  expect((await readCsv(csv)).map(({ keywordText }) => keywordText)).toEqual(texts);
});
