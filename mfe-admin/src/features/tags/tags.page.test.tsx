import { adminTagsEndpoints } from "@listwise/contracts/admin";
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
import { aTag, onePage } from "../../testing/catalog";
import { TagsPage } from "./tags.page";

const server = startApiServer();
const { tags, createTag, updateTag } = adminTagsEndpoints;
const open = () => renderPage(<TagsPage />, { path: "/admin/tags" });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
  server.use(answerWith(tags, onePage([aTag()])));
});

test("lists tags with their usage counts", async () => {
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Winter/ });
  expect(within(row).getByRole("link", { name: "2" })).toHaveAttribute("href", "/admin/keywords?tag=3");
  await expectNoViolations(container);
});

test("a tag can be added; a taken name is reported at its field", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(createTag, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ success: true, data: aTag() }, { status: 201 });
      const message = "A tag with this name already exists.";
      const body = { success: false, code: "CONFLICT", message, details: [{ path: "name", message }] };
      return HttpResponse.json({ ...body, requestId: "r" }, { status: 409 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New tag" }));
  const dialog = await screen.findByRole("dialog", { name: "New tag" });
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Winter");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("A tag with this name already exists.")).toBeVisible();
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), " games");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent[1]).toEqual({ name: "Winter games", tone: "neutral", description: "" }));
});

test("an update names the version it is based on", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(updateTag, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: aTag() });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit Winter" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit Winter" });
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Color" }), "Red");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ name: "Winter", tone: "danger", version: "t1" }]));
});

test("shows an error", async () => {
  server.use(failWith(tags, "FORBIDDEN", "Administrators only."));
  open();
  expect(await screen.findByRole("heading", { name: "Failed to load tags" })).toBeVisible();
});
