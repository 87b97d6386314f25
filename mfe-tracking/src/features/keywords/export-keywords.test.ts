import { aKeyword } from "../../testing/builders";
import { keywordsCsv } from "./export-keywords";

test("the export is what the table shows, and no text can run as a formula", () => {
  const csv = keywordsCsv([
    aKeyword({ keywordText: '=HYPERLINK("x"),1', category: "@home", rank: 201, previous: 12 }),
    aKeyword({ keywordText: "rain", best: null, isFavorite: true }),
  ]);

  expect(csv.split("\r\n")).toEqual([
    "\uFEFFKeyword,Country,Category,App,Rank,Previous,Change,Checked,Favourite",
    `"'=HYPERLINK(""x""),1",US,'@home,Skyline Weather,>200,12,-189,2025-11-02T08:00:00.000Z,no`,
    "rain,US,General,,,,,,yes",
    "",
  ]);
});
