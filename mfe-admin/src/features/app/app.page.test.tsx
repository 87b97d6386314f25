import { adminCatalogEndpoints, adminTagsEndpoints } from "@listwise/contracts/admin";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { anAdminApp, aTag, onePage } from "../../testing/catalog";
import { AppPage } from "./app.page";

const server = startApiServer();
const { app: read, updateApp, setAppStatus, deleteApp } = adminCatalogEndpoints;
const serve = (change = {}) => server.use(answerWith(read, { success: true, data: anAdminApp(change) }));
const open = (id: string | number = 5) =>
  renderPage(<AppPage />, { path: "/admin/apps/:id", at: `/admin/apps/${id}` });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
  server.use(answerWith(adminTagsEndpoints.tags, onePage([aTag()])));
});

test("shows details and listings, and marks unknown values", async () => {
  serve({ rating: null, ratingCount: null });
  const { container } = open();
  expect(await screen.findByRole("heading", { level: 1, name: "Rain Map" })).toBeVisible();
  expect(screen.getByText("Unknown")).toBeVisible();
  expect(screen.getByRole("cell", { name: "United States" })).toBeVisible();
  expect(await screen.findByRole("checkbox", { name: "Winter" })).not.toBeChecked();
  await expectNoViolations(container);
});

test("note and tags are saved against the displayed version", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    handle(updateApp, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        success: true,
        data: anAdminApp({ note: "Ask", tags: [aTag()], version: "a2" }),
      });
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Ask");
  await user.click(await screen.findByRole("checkbox", { name: "Winter" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual([{ note: "Ask", tags: [3], version: "a1" }]));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toBeDisabled());
});

test("a conflict shows both versions, with tags by name", async () => {
  serve();
  server.use(
    answerWith(adminTagsEndpoints.tags, onePage([aTag(), { ...aTag(), id: 4, name: "Summer" }])),
    handle(updateApp, () =>
      HttpResponse.json(
        {
          success: false,
          code: "CONFLICT",
          message: "Someone else changed this app in the meantime.",
          requestId: "r",
          details: {
            updatedAt: "2",
            current: { note: "Their version", tags: [{ id: 4 }, { id: 99 }] },
          },
        },
        { status: 409 },
      ),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole("checkbox", { name: "Winter" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Summer, No. 99 (deleted)")).toBeVisible();
});

test("it can be hidden, and not deleted while users track it", async () => {
  serve();
  server.use(
    answerWith(setAppStatus, { success: true, data: anAdminApp({ status: "hidden" }) }),
    failWith(deleteApp, "CONFLICT", "This app is tracked or has saved work. Hide it instead."),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Hide" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("Hidden")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Delete app" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Rain Map?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete app" }));
  expect(await within(dialog).findByText(/Hide it instead/)).toBeVisible();
  server.use(answerWith(deleteApp, { success: true }));
  await user.click(within(dialog).getByRole("button", { name: "Delete app" }));
  await waitFor(() => expect(address()).toBe("/admin/apps"));
});

test("an invalid id sends no request; an error can be retried", async () => {
  const { unmount } = open("1e9");
  expect(screen.getByRole("heading", { name: "App not found" })).toBeVisible();
  unmount();
  server.use(failWith(read, "NOT_FOUND", "There is no such app."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the app" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Rain Map" })).toBeVisible();
});
