import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aContentPage } from "../../testing/builders";
import { GuidesPage } from "./guides.page";

const server = startApiServer();
const open = (at = "/guides") => renderPage(<GuidesPage />, { path: "/guides", at });

const aGuide = (id: number, change: Partial<ContentPage> = {}) =>
  aContentPage({
    id,
    slug: `guide-${id}`,
    title: `Guide ${id}`,
    category: "GUIDES",
    content: "Words",
    subcategory: id % 2 === 0 ? "Keywords" : null,
    ...change,
  });

function serve(count: number, change: Partial<ContentPage> = {}) {
  const data = Array.from({ length: count }, (_, index) => aGuide(index + 1, change));
  server.use(answerWith(contentEndpoints.pagesByCategory, { success: true, data }));
}

const titles = () =>
  screen.getAllByRole("heading", { level: 2, name: /^Guide / }).map((one) => one.textContent);

test("shows skeletons while loading, then ten guides a page, without accessibility violations", async () => {
  serve(12);
  const { container } = open();
  expect(screen.getByText("Loading guides…")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Guide 1" })).toHaveAttribute("href", "/guides/guide-1");
  expect(titles()).toHaveLength(10);
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expectNoViolations(container);
});

test("categories come from the guides (General if they have none); resources link to real pages", async () => {
  serve(3);
  const { user } = open("/guides?page=1");
  const categories = screen.getByRole("navigation", { name: "Categories" });
  expect(within(categories).getByRole("link", { name: "All Guides" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await user.click(await within(categories).findByRole("link", { name: "General 2 guides" }));
  expect(address()).toBe("/guides?category=general");
  expect(titles()).toEqual(["Guide 1", "Guide 3"]);
  expect(within(categories).getByRole("link", { name: "Keywords 1 guide" })).toBeVisible();
  const resources = within(screen.getByRole("navigation", { name: "Resources" })).getAllByRole("link");
  expect(resources.map((link) => link.textContent.replace(" (external site)", ""))).toEqual([
    "ASO Checklist",
    "Keyword Research Tools",
    "App Store Guidelines",
    "Video Tutorials",
  ]);
  for (const link of resources)
    expect(link.getAttribute("href")).toMatch(/^(https:\/\/developer|\/)[\w./-]+$/);
});

test("a search covers titles, summaries and texts and starts at page 1; a blank one is ignored", async () => {
  serve(12);
  const { user } = open("/guides?page=2");
  expect(await screen.findByRole("link", { name: "Guide 12" })).toBeVisible();
  const field = screen.getByRole("searchbox", { name: "Search guides" });
  await user.type(field, "   {Enter}");
  expect(address()).toBe("/guides?page=2");
  await user.clear(field);
  await user.type(field, " WORDS {Enter}");
  expect(address()).toBe("/guides?search=WORDS");
  expect(titles()).toHaveLength(10);
});

test.each([
  ["/guides?page=-1", 10],
  ["/guides?page=0", 10],
  ["/guides?page=abc", 10],
  ["/guides?page=1.5", 10],
  ["/guides?page=1e9", 10],
  ["/guides?page=99999", 2],
  ["/guides?page=999999999999", 10],
])("%s shows an existing page", async (at, shown) => {
  serve(12);
  open(at);
  await screen.findByRole("navigation", { name: "Guide pages" });
  expect(titles()).toHaveLength(shown);
});

test.each([
  ["/guides?search=zzz", 'No results for "zzz"'],
  ["/guides?category=nothing", "No guides in this category"],
])("%s: No guides found, and filters can be cleared", async (at, text) => {
  serve(2);
  const { user } = open(at);
  expect(await screen.findByRole("heading", { name: "No guides found" })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/guides");
  expect(titles()).toHaveLength(2);
});

test("a guide without text has a reading time of 5 minutes", async () => {
  serve(1, { content: "", wordCount: 0 });
  open();
  expect(await screen.findByText("5 min read")).toBeVisible();
});

test("a failure shows the empty list, and Retry loads the guides", async () => {
  server.use(failWith(contentEndpoints.pagesByCategory, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No guides found" })).toBeVisible();
  serve(1);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Guide 1" })).toBeVisible();
});

test.each([
  "",
  "<!doctype html><p>Hi",
  "{}",
  '{"success":true,"data":null}',
  '{"success":true,"data":[{"id":1}]}',
])("F12: the answer %j is an empty list, not a white page", async (body) => {
  server.use(handle(contentEndpoints.pagesByCategory, () => new HttpResponse(body)));
  open();
  expect(await screen.findByRole("heading", { name: "No guides found" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("F13: a thousand long guides load like any other list", async () => {
  serve(1000, { content: "word ".repeat(2000) });
  open();
  expect(await screen.findByRole("button", { name: "Page 100" })).toBeVisible();
  expect(titles()).toHaveLength(10);
});
