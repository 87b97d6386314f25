import { expandHelpPictures, getHelpPath, groupHelp, listHelpPictures } from ".";

const aPage = (title: string, content = "", subcategory: string | null = null) => ({
  ...{ title, content, subcategory },
  seoDescription: null,
});
const search = (pages: ReturnType<typeof aPage>[], text: string) =>
  groupHelp(pages, text).flatMap(([, group]) => group.map(({ title }) => title));

test("without a search, pages are grouped by subcategory and sorted, those without one first", () => {
  const pages = [aPage("D", "", "Tools"), aPage("A", "", "Tools"), aPage("B"), aPage("C", "", "Account")];
  const groups = groupHelp(pages, " ").map(([name, group]) => [name, ...group.map(({ title }) => title)]);
  expect(groups).toEqual([
    ["General", "B"],
    ["Account", "C"],
    ["Tools", "A", "D"],
  ]);
});

test("results are one group: the title counts most, then headings, then the text", () => {
  const pages = [
    aPage("Other", "An icon."),
    aPage("Files", "## Icons\n\nText"),
    aPage("Icon Analyzer"),
    aPage("None"),
  ];
  expect(groupHelp(pages, "icon").map(([name]) => name)).toEqual(["3 results"]);
  expect(search(pages, "icon")).toEqual(["Icon Analyzer", "Files", "Other"]);
});

test.each([
  ["translate", "Machine translation"],
  ["replies", "Reply to reviews"],
  ["localize", "Localization"],
  ["screenshots", "A screenshot"],
  ["transl", "Translate"],
])("%j finds %j", (text, title) => expect(search([aPage("Nothing"), aPage(title)], text)).toEqual([title]));

test("short words don't match inside of others, and addresses aren't searched", () => {
  const pages = [aPage("Rapid capital"), aPage("Links", "[Here](/api/docs) <img src=api>")];
  expect(search(pages, "API")).toEqual([]);
});

test("pages with the most words are found, and words of questions are ignored", () => {
  const pages = [aPage("Review Manager", "Reply to reviews."), aPage("Reviews"), aPage("How to")];
  expect(search(pages, "how do I reply to reviews?")).toEqual(["Review Manager"]);
  expect(search(pages, "reviews unicorn")).toEqual(["Review Manager", "Reviews"]);
  expect(search(pages, "?!")).toEqual([]);
});

test("a picture becomes one per theme with its size; others stay as they are", () => {
  expect(expandHelpPictures('<p><img src="/help-pictures/a.webp" alt="A" /><img src="/b.png" /></p>')).toBe(
    '<p><img src="/help-pictures/a-dark.webp" width="960" height="600" alt="A" />' +
      '<img src="/help-pictures/a-light.webp" width="960" height="600" alt="A" /><img src="/b.png" /></p>',
  );
  expect(listHelpPictures("![A](/help-pictures/a.webp) ![B](/b.webp)")).toEqual(["a"]);
  expect(getHelpPath("alerts")).toBe("/help/alerts");
});
