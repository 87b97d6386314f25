import { PLATFORMS } from "@listwise/aso-core/stores";
import { aKeywordRow } from "../../../testing/builders";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { buildCsv } from "@listwise/shared-ui/table";
import { buildKeywordColumns } from "./keyword-columns";
import { readCsv } from "../add-many/read-csv";

const ignore = () => {};
const columns = buildKeywordColumns({
  apps: new Map([
    [11, { id: 11, name: "Skyline Weather", icon: null }],
    [12, { id: 12, name: "Storm", icon: null }],
  ]),
  stores: PLATFORMS,
  getStore: () => undefined,
  showsApp: true,
  isCompact: false,
  advanced: true,
  since: null,
  updating: false,
  getListing: () => null,
  onFavorite: ignore,
  onRefresh: ignore,
  onEdit: ignore,
  onRemove: ignore,
});
const buildKeywordsCsv = (keywords: KeywordTableRow[]) => buildCsv(columns, keywords);

const HEADER =
  "Keyword,Country,App,Popularity,Difficulty,Chance,Opportunity,Rank,Rank as shown,Previous rank,Previous rank as shown,Change,Best rank,Results," +
  "Top apps,In listing,Category,Tags,Checked,Favorite,Irrelevant,Notes";

test("exports the rows of the table with a numeric rank beside the shown one, and escapes formulas", () => {
  const csv = buildKeywordsCsv([
    aKeywordRow({
      keywordText: '=HYPERLINK("x"),1',
      category: "@home",
      appId: 11,
      rank: 2,
      previous: 12,
      popularity: 61,
      results: 31,
      bestRank: 1,
      topApps: [12, 11],
      inListing: [true, null, false, false, true],
      tags: ["brand", "long tail"],
    }),
    aKeywordRow({ keywordText: "snow", rank: 201, previous: 12 }),
    aKeywordRow({ keywordText: "rain", best: null, isFavorite: true, notes: "dry spell" }),
  ]);

  const checked = "2025-11-02T08:00:00.000Z";
  expect(csv.split("\r\n")).toEqual([
    `\uFEFF${HEADER}`,
    `"'=HYPERLINK(""x""),1",US,Skyline Weather,61,,,,2,2 of 31,12,12,10,1,31,"Storm, Skyline Weather",In the name. Unknown: subtitle or short description.,'@home,brand; long tail,${checked},no,no,`,
    `snow,US,Skyline Weather,,,,,,>200,12,12,,,,,The listing is unknown.,General,,${checked},no,no,`,
    "rain,US,,,,,,,,,,,,,,The listing is unknown.,General,,,yes,no,dry spell",
    "",
  ]);
});

test("an export can be imported unchanged", async () => {
  const csv = buildKeywordsCsv([
    aKeywordRow({
      keywordText: '=HYPERLINK("x"),1',
      country: "gb",
      category: "@home",
      notes: 'say "hi"\nthen go',
    }),
    aKeywordRow({ keywordText: "rain", best: null, isFavorite: true }),
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
