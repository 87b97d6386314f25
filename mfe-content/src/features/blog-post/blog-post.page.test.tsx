import { contentEndpoints, type BlogPost } from "@listwise/contracts/content";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aPost } from "../../testing/builders";
import { BlogPostPage } from "./blog-post.page";

const server = startApiServer();
const scrollIntoView = jest.fn();
let asked: Record<string, string>[] = [];

const categories = [
  { category: { id: 1, name: "Guides", slug: "guides" } },
  { category: { id: 4, name: "Tips", slug: "tips" } },
];

function serve(post: Partial<BlogPost> = {}) {
  server.use(
    answerWith(contentEndpoints.postBySlug, {
      success: true,
      data: aPost({ content: "## Read it\n\nA **position** is a fact.", categories, ...post }),
    }),
    handle(contentEndpoints.relatedPosts, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({
        success: true,
        data: [aPost({ id: 2, title: "Another", slug: "another" })],
      });
    }),
  );
}

function open(at = "/blog/what-a-rank-tells-you") {
  const page = (
    <>
      <BlogPostPage />
      <Toaster />
    </>
  );
  return renderPage(page, { path: "/blog/:slug", at });
}

beforeEach(() => {
  asked = [];
  clearToasts();
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

test("a missing post shows an error with a link back to the blog", async () => {
  server.use(failWith(contentEndpoints.postBySlug, "NOT_FOUND", "gone"));
  open();
  expect(await screen.findByRole("heading", { name: "Post Not Found" })).toBeVisible();
  expect(
    screen.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("a failure offers Retry", async () => {
  server.use(failWith(contentEndpoints.postBySlug, "INTERNAL", "boom"));
  const { user } = open();
  expect(await screen.findByText("Failed to load post")).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "What a rank tells you" })).toBeVisible();
});

test("shows date, author, reading time, content and related posts, without violations", async () => {
  serve();
  const { container } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "What a rank tells you" })).toBeVisible();
  expect(screen.getAllByText("November 2, 2026")[0]).toBeVisible();
  expect(screen.getByText("Ada Example")).toBeVisible();
  expect(screen.getAllByText("3 min read")[0]).toBeVisible();
  expect(await screen.findByText("position")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Another" })).toHaveAttribute("href", "/blog/another");
  expect(asked).toEqual([{ categories: "1,4", limit: "3" }]);
  await expectNoViolations(container);
});

test("without an author, the team is named", async () => {
  serve({ author: null });
  open();
  expect(await screen.findByText("Listwise Team")).toBeVisible();
});

test("a category filters the related posts and scrolls to them; a second click clears the filter", async () => {
  serve();
  const { user } = open();
  const tips = await screen.findByRole("button", { name: "Tips" });
  await user.click(tips);
  expect(tips).toHaveAttribute("aria-pressed", "true");
  expect(await screen.findByRole("heading", { name: "Related posts in Tips" })).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(address()).toBe("/blog/what-a-rank-tells-you?category=tips");
  await waitFor(() => expect(asked.at(-1)).toEqual({ categories: "4", limit: "3" }));

  await user.click(tips);
  expect(tips).toHaveAttribute("aria-pressed", "false");
  expect(address()).toBe("/blog/what-a-rank-tells-you");
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test("a category in the address preselects it", async () => {
  serve();
  open("/blog/what-a-rank-tells-you?category=guides");
  expect(await screen.findByRole("button", { name: "Guides", pressed: true })).toBeVisible();
  await waitFor(() => expect(asked).toEqual([{ categories: "1", limit: "3" }]));
});

test("Share copies the post's link and shows a toast for three seconds", async () => {
  serve();
  const { user } = open("/blog/what-a-rank-tells-you?category=guides");
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(await screen.findByText("Link copied to clipboard!")).toBeVisible();
  expect(write).toHaveBeenCalledWith("http://localhost/blog/what-a-rank-tells-you");
  await waitFor(() => expect(screen.queryByText("Link copied to clipboard!")).not.toBeInTheDocument());
});

test("Share shows why copying failed", async () => {
  serve();
  const { user } = open();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(await screen.findByText("Failed to copy link: Not allowed")).toBeVisible();
});

test("without a clipboard, Share shows the link to copy manually", async () => {
  serve();
  const { user } = open();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  expect(
    await screen.findByText(
      "Failed to copy link. Please copy it manually: http://localhost/blog/what-a-rank-tells-you",
    ),
  ).toBeVisible();
});
