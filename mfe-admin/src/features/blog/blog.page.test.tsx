import { blogAdminEndpoints, contentEndpoints, type EditedPost } from "@listwise/contracts/content";
import { answerWith, startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { BlogPage } from "./blog.page";

const category = { id: 3, name: "Tips", slug: "tips", postCount: 1 };
const server = startApiServer();
let asked: Record<string, string>[] = [];

const aPost: EditedPost = {
  id: 7,
  title: "First post",
  slug: "first-post",
  summary: "",
  content: "",
  featuredImage: null,
  publishedAt: "2031-01-01T00:00:00.000Z",
  author: null,
  wordCount: 2,
  categories: [{ category }],
  status: "PUBLISHED",
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
};

beforeEach(() => {
  asked = [];
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(contentEndpoints.categories, { success: true, data: [category] }),
    handle(blogAdminEndpoints.list, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const pagination = { page: 1, pageSize: 10, total: 1, pages: 1 };
      return HttpResponse.json({ success: true, data: [aPost], pagination });
    }),
  );
});

test("lists posts with their state, last changed first; state and category are kept in the URL", async () => {
  const { user, container } = renderPage(<BlogPage />, { path: "/admin/blog" });
  const row = await screen.findByRole("row", { name: /First post/ });
  expect(within(row).getByText("Scheduled")).toBeVisible();
  expect(within(row).getByRole("link", { name: "First post" })).toHaveAttribute("href", "/admin/blog/edit/7");
  expect(asked[0]).toMatchObject({ sortBy: "updatedAt", sortDir: "desc" });
  await expectNoViolations(container);
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Scheduled");
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Tips");
  expect(address()).toBe("/admin/blog?state=scheduled&category=tips");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ state: "scheduled", category: "tips", page: "1" }),
  );
});
