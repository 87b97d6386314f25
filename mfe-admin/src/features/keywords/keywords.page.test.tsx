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
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { anAdminKeyword, aTag, onePage } from "../../testing/catalog";
import { KeywordsPage } from "./keywords.page";

const server = startApiServer(answerWith(viewsEndpoints.list, { success: true, data: [] }));
const { keywords, tagKeyword, crawlKeyword } = adminCatalogEndpoints;
const open = () => renderPage(<KeywordsPage />, { path: "/admin/keywords" });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
  server.use(answerWith(adminTagsEndpoints.tags, onePage([aTag()])));
});

test("lists keywords with their users and countries; tags can be assigned and crawls requested", async () => {
  const done: unknown[] = [];
  server.use(
    answerWith(
      keywords,
      onePage([anAdminKeyword(), anAdminKeyword({ id: 10, text: "snow", countries: [] })]),
    ),
    handle(tagKeyword, async ({ request }) => {
      done.push(await request.json());
      return HttpResponse.json({ success: true, data: anAdminKeyword({ tags: [aTag()] }) });
    }),
    handle(crawlKeyword, ({ params }) => {
      done.push(params["id"]);
      return HttpResponse.json({ success: true, queued: 2 });
    }),
  );
  const { user, container } = open();
  expect(await screen.findByRole("cell", { name: "DE, US" })).toBeVisible();
  expect(screen.getAllByRole("cell", { name: "Google Play" })).toHaveLength(2);
  expect(screen.getByRole("checkbox", { name: "Select snow" })).toBeDisabled();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Tag rain map" }));
  const dialog = await screen.findByRole("dialog", { name: "Tags of rain map" });
  await user.click(await within(dialog).findByRole("checkbox", { name: "Winter" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("checkbox", { name: "Select rain map" }));
  await user.click(screen.getByRole("button", { name: "Crawl" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Crawl" }));
  await waitFor(() => expect(done).toEqual([{ tags: [3] }, "9"]));
});

test("shows an error", async () => {
  server.use(failWith(keywords, "FORBIDDEN", "Administrators only."));
  open();
  expect(await screen.findByRole("heading", { name: "Failed to load keywords" })).toBeVisible();
});
