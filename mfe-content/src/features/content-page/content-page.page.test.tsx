import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aContentPage } from "../../testing/builders";
import { ContentPagePage } from "./content-page.page";

const server = startApiServer();
const open = (at: string) => renderPage(<ContentPagePage />, { path: "/:category/:slug", at });

function serve(change: Partial<ContentPage> = {}) {
  const data = aContentPage({
    slug: "exports",
    title: "Exports",
    category: "HELP",
    content: "Kept words",
    ...change,
  });
  server.use(answerWith(contentEndpoints.pageBySlug, { success: true, data }));
}

function serveNone(inCategory: ContentPage[] = []) {
  server.use(
    failWith(contentEndpoints.pageBySlug, "NOT_FOUND", "Page not found or unavailable."),
    answerWith(contentEndpoints.pagesByCategory, { success: true, data: inCategory }),
  );
}

test("shows breadcrumb, date, author, content and child pages, without accessibility violations", async () => {
  serve({
    parent: { slug: "start", title: "Getting started" },
    children: [{ id: 7, slug: "csv files", title: "CSV files" }],
    createdBy: { name: "Ada Example" },
  });
  const { container } = open("/help/exports");
  expect(await screen.findByRole("heading", { level: 1, name: "Exports" })).toBeVisible();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Help Center" })).toHaveAttribute("href", "/help");
  expect(within(crumbs).getByRole("link", { name: "Getting started" })).toHaveAttribute(
    "href",
    "/help/start",
  );
  expect(screen.getByText("How to get things done in Listwise.")).toBeVisible();
  expect(screen.getByText("November 2, 2026").closest("span")).toHaveTextContent("Updated November 2, 2026");
  expect(screen.getByText("Ada Example")).toBeVisible();
  expect(await screen.findByText("Kept words")).toBeVisible();
  const below = screen.getByRole("region", { name: "Related Pages" });
  expect(within(below).getByRole("link", { name: "CSV files" })).toHaveAttribute("href", "/help/csv%20files");
  await expectNoViolations(container);
});

test.each([
  ["guides", "App Store Optimization, step by step."],
  ["changelog", "New features, improvements and fixes."],
  ["legal", "Our terms and policies."],
])("%s has its own header", async (category, lead) => {
  serve({ category: category.toUpperCase() });
  open(`/${category}/exports`);
  expect(await screen.findByText(lead)).toBeVisible();
});

test("a category added by an administrator shows its pages under its name", async () => {
  serve({ category: "PRESS-KIT" });
  open("/press-kit/exports");
  expect(await screen.findByRole("heading", { level: 1, name: "Exports" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent(/^Press kit/);
});

test("an unknown page in a known category shows an error, and Go Back leads to the index", async () => {
  serveNone();
  const { user } = open("/help/nothing");
  expect(await screen.findByText("Page not found or unavailable.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(address()).toBe("/help");
});

test("a category with pages is a known category", async () => {
  serveNone([aContentPage({ category: "PRESS-KIT" })]);
  open("/press-kit/nothing");
  expect(await screen.findByText("Page not found or unavailable.")).toBeVisible();
});

test("a page of another category is not found", async () => {
  serve({ category: "LEGAL" });
  open("/help/exports");
  expect(await screen.findByText("Page not found.")).toBeVisible();
});

test.each([
  "/no-such/page",
  "/no-such/..%2f..%2fadmin",
  "/%C3%BCnicode/%F0%9F%98%80",
  "/constructor/prototype",
  "/%20/x",
])("S50: %s is not found", async (at) => {
  serveNone();
  open(at);
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test.each([
  [
    "500",
    () => new HttpResponse("boom", { status: 500 }),
    /^Failed to load page. Please try again. \(HTTP error! status: 500\)$/,
  ],
  ["nothing", () => new HttpResponse(""), /^Invalid response format$/],
  [
    "a page without data",
    () => HttpResponse.json({ success: true, data: null }),
    /^Page data could not be loaded.$/,
  ],
  [
    "a page without content",
    () => HttpResponse.json({ success: true, data: { ...aContentPage(), content: undefined } }),
    /^No content found in API response$/,
  ],
  ["no line", () => HttpResponse.error(), /^Failed to load page. Please try again.$/],
])("F12: %s shows what went wrong, and Retry loads the page", async (_, answer, text) => {
  server.use(handle(contentEndpoints.pageBySlug, answer));
  const { user } = open("/help/exports");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: "Go Back" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Exports" })).toBeVisible();
});

test("a page that is empty after sanitizing shows a note", async () => {
  serve({ content: "" });
  open("/help/exports");
  expect(await screen.findByText("There's nothing here yet.")).toBeVisible();
});
