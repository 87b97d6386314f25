import { adminCatalogEndpoints, adminTagsEndpoints } from "@listwise/contracts/admin";
import { viewsEndpoints } from "@listwise/contracts/views";
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
import { anAdminApp, aTag, onePage } from "../../testing/catalog";
import { AppsPage } from "./apps.page";

const server = startApiServer(answerWith(viewsEndpoints.list, { success: true, data: [] }));
const { apps, setAppStatus } = adminCatalogEndpoints;
const open = (at = "/admin/apps") => renderPage(<AppsPage />, { path: "/admin/apps", at });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(answerWith(adminTagsEndpoints.tags, onePage([aTag()])));
});

test("lists apps with the number of users who track them; unknown values are not shown as 0", async () => {
  server.use(
    answerWith(
      apps,
      onePage([anAdminApp({ tags: [aTag()] }), anAdminApp({ id: 6, name: null, ratingCount: null })]),
    ),
  );
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Rain Map/ });
  expect(within(row).getByRole("link", { name: "Rain Map" })).toHaveAttribute("href", "/admin/apps/5");
  expect(within(row).getByText("Winter")).toBeVisible();
  const unknown = screen.getByRole("row", { name: /Not listed anywhere/ });
  expect(within(unknown).getByText("Unknown")).toBeVisible();
  await expectNoViolations(container);
});

test("filters by tag and status are kept in the URL; selected apps are hidden after confirmation", async () => {
  const done: unknown[] = [];
  server.use(
    answerWith(apps, onePage([anAdminApp()])),
    handle(setAppStatus, async ({ params, request }) => {
      done.push([params["id"], await request.json()]);
      return HttpResponse.json({ success: true, data: anAdminApp({ status: "hidden" }) });
    }),
  );
  const { user } = open();
  await screen.findByRole("option", { name: "Winter" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Tag" }), "Winter");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Active");
  expect(address()).toBe("/admin/apps?tag=3&status=active");
  await user.click(await screen.findByRole("checkbox", { name: "Select Rain Map" }));
  await user.click(screen.getByRole("button", { name: "Hide" }));
  const dialog = await screen.findByRole("dialog", { name: "Hide 1 app?" });
  await user.click(within(dialog).getByRole("button", { name: "Hide" }));
  await waitFor(() => expect(done).toEqual([["5", { status: "hidden" }]]));
});

test("an error can be retried", async () => {
  server.use(failWith(apps, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load apps" })).toBeVisible();
  server.use(answerWith(apps, onePage([anAdminApp()])));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Rain Map" })).toBeVisible();
});
