import type { Pagination } from "@listwise/contracts/api";
import { contentEndpoints, type BlogPost } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aCategory, aPagination, aPost } from "../../testing/builders";
import { BlogPage } from "./blog.page";

const server = startApiServer();
let asked: Record<string, string>[] = [];

function serve(data: BlogPost[], pagination: Partial<Pagination> = {}) {
  asked = [];
  server.use(
    handle(contentEndpoints.posts, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ success: true, data, pagination: aPagination(pagination) });
    }),
    answerWith(contentEndpoints.categories, {
      success: true,
      data: [aCategory(), aCategory({ id: 2, name: "Tips", slug: "tips", postCount: 1 })],
    }),
  );
}

const open = (at = "/blog") => renderPage(<BlogPage />, { path: "/blog", at });

test("shows six skeleton cards while loading, then the posts, without accessibility violations", async () => {
  serve([aPost(), aPost({ id: 2, title: "Titles that work", slug: "titles-that-work" })]);
  const { container } = open();
  const waiting = screen.getByText("Loading posts…").closest("[role=status]");
  expect(waiting?.querySelector("div")?.children).toHaveLength(6);

  const link = await screen.findByRole("link", { name: "Titles that work" });
  expect(link).toHaveAttribute("href", "/blog/titles-that-work");
  expect(screen.getAllByText("November 2, 2026")).toHaveLength(2);
  expect(asked).toEqual([{ page: "1", limit: "10", published: "true" }]);
  await expectNoViolations(container);
});

test("categories show their post counts and keep the search", async () => {
  serve([aPost()]);
  open("/blog?search=rank&page=1");
  const categories = screen.getByRole("navigation", { name: "Categories" });
  expect(await within(categories).findByRole("link", { name: "Guides 3 posts" })).toHaveAttribute(
    "href",
    "/blog?search=rank&category=guides",
  );
  expect(within(categories).getByRole("link", { name: "All Categories" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a new search or category starts at page 1; paging keeps both", async () => {
  serve([aPost()], { pages: 3, total: 25 });
  const { user } = open("/blog?category=guides&page=2");
  await user.click(await screen.findByRole("button", { name: "Page 3" }));
  expect(address()).toBe("/blog?category=guides&page=3");

  await user.type(screen.getByRole("searchbox", { name: "Search posts" }), "  icons {Enter}");
  expect(address()).toBe("/blog?search=icons&category=guides");

  await user.click(await screen.findByRole("button", { name: "Page 2" }));
  await user.click(screen.getByRole("link", { name: "Tips 1 post" }));
  expect(address()).toBe("/blog?search=icons&category=tips");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: "1", search: "icons", category: "tips" }));
});

test("a blank search is ignored", async () => {
  serve([aPost()]);
  const { user } = open();
  await user.type(screen.getByRole("searchbox", { name: "Search posts" }), "   {Enter}");
  expect(address()).toBe("/blog");
});

test("a page beyond the last one redirects to the last", async () => {
  serve([aPost()], { pages: 2, total: 11 });
  open("/blog?page=9");
  await waitFor(() => expect(address()).toBe("/blog?page=2"));
});

test.each([
  ["/blog?search=zzz&category=guides", 'No results for "zzz"'],
  ["/blog?category=guides", "No posts in this category"],
  ["/blog", "Check back soon for new content"],
])("%s without posts shows %s, and filters can be cleared", async (at, text) => {
  serve([], { total: 0, pages: 0 });
  const { user } = open(at);
  expect(await screen.findByRole("heading", { name: "No posts found" })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(address()).toBe("/blog");
});

test("a failure shows the empty list, and Retry loads the posts", async () => {
  server.use(
    failWith(contentEndpoints.posts, "INTERNAL", "Something went wrong"),
    failWith(contentEndpoints.categories, "INTERNAL", "Something went wrong"),
  );
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No posts found" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(/Try again.*Report number: test-request/);
  serve([aPost()]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "What a rank tells you" })).toBeVisible();
});
