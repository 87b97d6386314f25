import { parseDetails, setDetails, removeDetails } from "./details-params";

const search = (text: string) => new URLSearchParams(text);

test("the details and the page below each have their own country and tab", () => {
  const open = setDetails(search("filter=rain&country=gb"), {
    app: 7,
    tab: "keyword-rankings",
    country: "de",
  });
  expect(parseDetails(open)).toEqual({ app: "7", tab: "keyword-rankings", country: "de" });
  expect(removeDetails(open).toString()).toBe("filter=rain&country=gb");
});

test("opening other details replaces the open ones and keeps the page's parameters", () => {
  const first = setDetails(search("country=gb&tab=mine"), { app: 7, country: "de" });
  const second = setDetails(first, { app: 8, tab: "reviews" });
  expect(parseDetails(second)).toEqual({ app: "8", tab: "reviews", country: null });
  const page = removeDetails(second);
  page.sort();
  expect(page.toString()).toBe("country=gb&tab=mine");
});

test("a pasted app link doesn't affect the page; without an app all parameters are the page's", () => {
  expect(removeDetails(search("app=7&tab=reviews&country=gb")).toString()).toBe("");
  expect(removeDetails(search("tab=reviews&country=gb")).toString()).toBe("tab=reviews&country=gb");
  expect(parseDetails(search("country=gb"))).toBeNull();
});
