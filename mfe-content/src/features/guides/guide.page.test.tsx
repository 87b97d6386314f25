import { contentEndpoints, type ContentPage } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aContentPage } from "../../testing/builders";
import { GuidePage } from "./guide.page";

const server = startApiServer();
const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const aGuide = (id: number, subcategory: string | null, change: Partial<ContentPage> = {}) =>
  aContentPage({ id, slug: `guide-${id}`, title: `Guide ${id}`, category: "GUIDES", subcategory, ...change });

const guide = aGuide(1, "Keywords", { content: "## Begin\n\nA **word** to read." });
const others = [aGuide(2, "Listing"), aGuide(3, "Keywords"), aGuide(4, null), aGuide(5, "Listing")];

function serve(change: Partial<ContentPage> = {}) {
  server.use(
    answerWith(contentEndpoints.pageBySlug, { success: true, data: { ...guide, ...change } }),
    answerWith(contentEndpoints.pagesByCategory, { success: true, data: [guide, ...others] }),
  );
}

const open = (at = "/guides/guide-1") => renderPage(<GuidePage />, { path: "/guides/:slug", at });
const related = () => {
  const section = screen.getByRole("region", { name: /^Related guides/ });
  return within(section)
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
};

test("shows date, author, reading time, content, badge, back link and related guides, without accessibility violations", async () => {
  serve();
  const { container } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "Guide 1" })).toBeVisible();
  expect(screen.getByText("Listwise Team")).toBeVisible();
  expect(screen.getAllByText("November 2, 2026")[0]).toBeVisible();
  expect(screen.getAllByText("1 min read")[0]).toBeVisible();
  expect(await screen.findByText("word")).toBeVisible();
  expect(screen.getByRole("button", { name: "Share" })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Back to Guides" })[0]).toHaveAttribute("href", "/guides");
  expect(await screen.findByRole("link", { name: "Guide 3" })).toBeVisible();
  expect(related()).toEqual(["Guide 3", "Guide 2", "Guide 4"]);
  await expectNoViolations(container);
});

test("the badge and the categories filter the related guides and scroll to them; a second click clears the filter", async () => {
  serve();
  const { user } = open();
  const badge = within(await screen.findByRole("group", { name: "Category" })).getByRole("button");
  await user.click(badge);
  expect(badge).toHaveAttribute("aria-pressed", "true");
  expect(await screen.findByRole("heading", { name: "Related guides in Keywords" })).toBeVisible();
  await waitFor(() => expect(related()).toEqual(["Guide 3"]));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(address()).toBe("/guides/guide-1?category=keywords");

  await user.click(screen.getByRole("button", { name: /^Listing/ }));
  expect(related()).toEqual(["Guide 2", "Guide 5"]);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("button", { name: /^Listing/ }));
  expect(address()).toBe("/guides/guide-1");
  expect(related()).toHaveLength(3);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test.each([
  ["doesn't exist", "NOT_FOUND"],
  ["has an invalid slug", "VALIDATION_FAILED"],
] as const)("a guide that %s shows an error with a link back to the guides", async (_, code) => {
  server.use(failWith(contentEndpoints.pageBySlug, code, "gone"));
  open();
  expect(await screen.findByRole("heading", { name: "Guide Not Found" })).toBeVisible();
  expect(screen.getByText("Guide not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Guides" })).toHaveAttribute("href", "/guides");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("a page of another category isn't a guide, and a blank slug is not found", async () => {
  serve({ category: "LEGAL" });
  const { unmount } = open("/guides/terms");
  expect(await screen.findByText("Guide not found")).toBeVisible();
  unmount();
  open("/guides/%20");
  expect(await screen.findByText("Guide not found")).toBeVisible();
});

test("a failure offers Retry", async () => {
  server.use(failWith(contentEndpoints.pageBySlug, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByText("Failed to load guide")).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Guide 1" })).toBeVisible();
});
