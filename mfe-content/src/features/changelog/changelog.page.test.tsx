import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { aContentPage } from "../../testing/builders";
import { ChangelogEntryPage } from "./changelog-entry.page";
import { ChangelogPage } from "./changelog.page";

const server = startApiServer();
const { pagesByCategory } = contentEndpoints;
const serve = (data: ContentPage[]) => server.use(answerWith(pagesByCategory, { success: true, data }));

const release = (id: number, month: string, change: Partial<ContentPage> = {}) =>
  aContentPage({
    id,
    slug: `v1-${id}`,
    title: `v1.${id}.0 Release ${id}`,
    category: "CHANGELOG",
    publishedAt: `2026-${month}-02T12:00:00.000Z`,
    content: "## Alerts\n\nYou get notified.\n\n## Fixed lists\n\nThey sort.",
    ...change,
  });
const releases = [release(1, "01"), release(3, "03"), release(2, "02")];

const openList = () => renderPage(<ChangelogPage />, { path: "/changelog" });
const openEntry = (slug: string) =>
  renderPage(<ChangelogEntryPage />, { path: "/changelog/:slug", at: `/changelog/${slug}` });

test("shows three skeletons while loading, then releases newest first, without accessibility violations", async () => {
  serve(releases);
  const { container } = openList();
  const waiting = screen.getByText("Loading changelog…").closest("[role=status]");
  expect(waiting?.querySelector("div")?.children).toHaveLength(3);
  expect(await screen.findByRole("link", { name: "Release 3" })).toHaveAttribute("href", "/changelog/v1-3");
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(["Release 3", "Release 2", "Release 1"]);
  expect(screen.getByText("v1.3.0")).toBeVisible();
  expect(screen.getByText("March 2, 2026")).toBeVisible();
  expect(screen.getAllByText("Feature")).toHaveLength(3);
  expect(screen.getAllByText("Bug fix")).toHaveLength(3);
  await expectNoViolations(container);
});

test("S1: script in a highlight is shown as text without its tags", async () => {
  const content = "<h2>New</h2><p>kept <img src=x onerror=alert(1)><svg onload=alert(1)></svg></p>";
  serve([release(1, "01", { content })]);
  const { container } = openList();
  expect(await screen.findByText("kept")).toBeVisible();
  expect(container.querySelector("main img, [onerror], [onload]")).toBeNull();
});

test("an empty changelog shows a message", async () => {
  serve([]);
  openList();
  expect(await screen.findByText("No changelog entries found.")).toBeVisible();
});

test("a failure shows the empty list, and Retry loads the entries", async () => {
  server.use(failWith(pagesByCategory, "NOT_FOUND", "Gone"));
  const { user } = openList();
  expect(await screen.findByText("No changelog entries found.")).toBeVisible();
  serve(releases);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Release 3" })).toBeVisible();
});

test("an entry shows its full text and links to the previous and next ones", async () => {
  serve(releases);
  const { container } = openEntry("v1-2");
  expect(await screen.findByRole("heading", { level: 1, name: "Release 2" })).toBeVisible();
  expect(await screen.findByRole("heading", { level: 2, name: "Alerts" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/changelog/v1-1");
  expect(screen.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", "/changelog/v1-3");
  await expectNoViolations(container);
});

test.each(["nothing-like-it", "..%2F..%2Fadmin", "%E2%80%AEx"])("S50: %s is not found", async (slug) => {
  serve(releases);
  openEntry(slug);
  expect(await screen.findByRole("heading", { name: "Page not found." })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Changelog" })).toHaveAttribute("href", "/changelog");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("an entry that failed to load offers Retry", async () => {
  server.use(failWith(pagesByCategory, "FORBIDDEN", "No"));
  const { user } = openEntry("v1-2");
  expect(await screen.findByText("HTTP error! status: 403")).toBeVisible();
  serve(releases);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Release 2" })).toBeVisible();
});
