import { cmsEndpoints } from "@listwise/contracts/content";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aPage } from "../../testing/content";
import { CmsPage } from "./cms.page";

const { pages, deletePage } = cmsEndpoints;
const server = startApiServer();
const pagination = { page: 1, pageSize: 200, total: 3, pages: 1 };
const child = { id: 8, slug: "b", title: "Below" };
const tree = [
  aPage({ id: 7, title: "Start", children: [child] }),
  aPage({ ...child, parentId: 7, status: "PUBLISHED", publishedAt: "2026-11-01T00:00:00.000Z" }),
  aPage({ id: 9, title: "Terms", category: "LEGAL", slug: "terms" }),
];
const serve = () => server.use(answerWith(pages, { success: true, data: tree, pagination }));
const open = (at = "/admin/cms") => renderPage(<CmsPage />, { path: "/admin/cms", at });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("an error can be retried; pages are grouped by category under their parents, without violations", async () => {
  server.use(failWith(pages, "INTERNAL", "Something went wrong on our side."));
  const { user, container } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load pages" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  const below = await screen.findByRole("list", { name: "Below Start" });
  expect(within(below).getByRole("link", { name: "Below" })).toHaveAttribute("href", "/admin/cms/edit/8");
  expect(within(below).getByText("Published")).toBeVisible();
  expect(screen.getByRole("region", { name: "LEGAL" })).toHaveTextContent("/legal/terms");
  await expectNoViolations(container);
});

test("search, category and state are kept in the URL; a match without its parent is shown at the top", async () => {
  serve();
  const { user } = open();
  await screen.findByRole("list", { name: "Below Start" });
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Published");
  expect(address()).toBe("/admin/cms?state=published");
  expect(screen.getAllByRole("link", { name: /Below|Start|Terms/ })).toHaveLength(1);
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "LEGAL");
  expect(screen.getByRole("heading", { name: "No pages found" })).toBeVisible();
});

test("deleting a page explains what happens to its children", async () => {
  serve();
  let deleted = "";
  server.use(
    handle(deletePage, ({ params }) => {
      deleted = String(params["id"]);
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Delete Start" }));
  expect(await screen.findByText(/1 child page will become a top-level page\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(deleted).toBe("7"));
});
