import { detailsOf, withDetails, withoutDetails } from "./details-address";

const search = (text: string) => new URLSearchParams(text);

test("the details and the page below each have their own country and tab", () => {
  const open = withDetails(search("filter=rain&country=gb"), {
    app: 7,
    tab: "keyword-rankings",
    country: "de",
  });
  expect(detailsOf(open)).toEqual({ app: "7", tab: "keyword-rankings", country: "de" });
  expect(withoutDetails(open).toString()).toBe("filter=rain&country=gb");
});

test("opening other details replaces the open ones and keeps the page's parameters", () => {
  const first = withDetails(search("country=gb&tab=mine"), { app: 7, country: "de" });
  const second = withDetails(first, { app: 8, tab: "reviews" });
  expect(detailsOf(second)).toEqual({ app: "8", tab: "reviews", country: null });
  const page = withoutDetails(second);
  page.sort();
  expect(page.toString()).toBe("country=gb&tab=mine");
});

test("a pasted app link doesn't affect the page; without an app all parameters are the page's", () => {
  expect(withoutDetails(search("app=7&tab=reviews&country=gb")).toString()).toBe("");
  expect(withoutDetails(search("tab=reviews&country=gb")).toString()).toBe("tab=reviews&country=gb");
  expect(detailsOf(search("country=gb"))).toBeNull();
});
