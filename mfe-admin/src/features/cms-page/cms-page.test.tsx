import { cmsEndpoints, type ContentPage } from "@listwise/contracts/content";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aPage } from "../../testing/content";
import { EditCmsPage } from "./edit-page.page";
import { NewCmsPage } from "./new-page.page";

const { pages, page: readPage, createPage, updatePage } = cmsEndpoints;
const server = startApiServer();
const later = "2026-11-20T09:00:00.000Z";

const tree = [
  aPage({ id: 7, title: "Start" }),
  aPage({ id: 8, title: "Below", parentId: 7 }),
  aPage({ id: 9, title: "Deeper", parentId: 8 }),
  aPage({ id: 10, title: "Other" }),
];

function serve(page: ContentPage) {
  server.use(answerWith(readPage, { success: true, data: page }));
  return renderPage(<EditCmsPage />, { path: "/admin/cms/edit/:id", at: `/admin/cms/edit/${page.id}` });
}

beforeEach(() => {
  resetSession();
  signInAs("admin");
  const pagination = { page: 1, pageSize: 200, total: 4, pages: 1 };
  server.use(answerWith(pages, { success: true, data: tree, pagination }));
});

test("a new page is created under its category and parent, and opens once saved", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(createPage, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: aPage({ id: 11 }) }, { status: 201 });
    }),
  );
  const { user, container } = renderPage(<NewCmsPage />, { path: "/admin/cms/create" });
  fireEvent.change(screen.getByRole("textbox", { name: /^Title \*|^Title$/ }), {
    target: { value: "New one" },
  });
  await screen.findByRole("option", { name: "– Below (HELP)" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Parent" }), "– Below (HELP)");
  fireEvent.change(screen.getByRole("combobox", { name: /Category/ }), { target: { value: "handbook" } });
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/admin/cms/edit/11"));
  expect(bodies).toMatchObject([{ slug: "new-one", category: "handbook", parentId: 8, seoTitle: null }]);
});

test("a page can't choose itself or its descendants as parent", async () => {
  serve(aPage({ id: 7, title: "Start" }));
  const parent = await screen.findByRole("combobox", { name: "Parent" });
  await within(parent).findByRole("option", { name: "Other (HELP)" });
  expect(
    within(parent)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["None (top level)", "Other (HELP)"]);
});

test("a rejected category is reported at its field", async () => {
  const message = "/admin is reserved. Choose a different category.";
  server.use(failWith(updatePage, "VALIDATION_FAILED", message, [{ path: "category", message }]));
  const { user } = serve(aPage({ status: "PUBLISHED", publishedAt: later }));
  const category = await screen.findByRole("combobox", { name: /Category/ });
  fireEvent.change(category, { target: { value: "admin" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(category).toHaveAccessibleDescription(message));
});

test("a conflicting version is shown next to mine, and mine can replace it", async () => {
  const versions: unknown[] = [];
  const page = aPage({ status: "PUBLISHED", publishedAt: later });
  server.use(
    handle(updatePage, async ({ request }) => {
      const { updatedAt } = Object(await request.json());
      versions.push(updatedAt);
      if (updatedAt === later) return HttpResponse.json({ success: true, data: page });
      const details = { updatedAt: later, current: { ...page, title: "Their version" } };
      const body = { success: false, code: "CONFLICT", message: "Changed.", requestId: "r", details };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  const { user } = serve(page);
  fireEvent.change(await screen.findByRole("textbox", { name: /^Title \*|^Title$/ }), {
    target: { value: "Mine" },
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Their version", { selector: "pre" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(versions).toEqual([page.updatedAt, later]));
});
