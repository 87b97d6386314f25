import { previewsEndpoints, type ReleasePreview } from "@listwise/contracts/releases";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aRelease } from "../../../testing/releases";
import { renderPage } from "../../../testing/render-page";
import { PreviewsCard } from "./previews-card";

const server = startApiServer();
const success = true as const;
let sent: unknown[] = [];

const preview: ReleasePreview = {
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  url: "https://listwise.example/?preview=AAAAAAAAAAAAAAAAAAAAAA",
  label: "PR 42",
  versions: { "mfe-tracking": "1.4.0", shell: "2.1.0" },
  createdBy: "Ada",
  createdAt: "2026-11-19T08:00:00.000Z",
  expiresAt: "2026-12-03T08:00:00.000Z",
};
const serve = (...previews: ReleasePreview[]) =>
  server.use(answerWith(previewsEndpoints.list, { success, data: previews }));
const open = () =>
  renderPage(
    <>
      <PreviewsCard releases={[aRelease(), aRelease({ name: "shell", stable: "2.0.0", versions: [] })]} />
      <Toaster />
    </>,
    { path: "/admin/system" },
  );

beforeEach(() => {
  sent = [];
  clearToasts();
  resetSession();
  signInAs("admin");
  serve();
});

test("lists previews with their link, and ends one", async () => {
  serve(preview);
  const { user, container } = open();
  const row = await screen.findByRole("row", { name: /^PR 42/ });
  expect(within(row).getByRole("link", { name: "PR 42" })).toHaveAttribute("href", preview.url);
  expect(
    within(row)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["mfe-tracking 1.4.0", "shell 2.1.0"]);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(within(row).getByRole("button", { name: "Copy the link to PR 42" }));
  expect(write).toHaveBeenCalledWith(preview.url);
  await expectNoViolations(container);

  server.use(
    handle(previewsEndpoints.end, ({ params }) => {
      sent.push(params.id);
      return HttpResponse.json({ success, message: "“PR 42” has ended." });
    }),
  );
  await user.click(within(row).getByRole("button", { name: "End PR 42" }));
  serve();
  await user.click(await screen.findByRole("button", { name: "End preview" }));
  expect(await screen.findByText("“PR 42” has ended.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "No previews" })).toBeVisible();
  expect(sent).toEqual([preview.id]);
});

test("creates a preview of the chosen versions; all other releases stay live", async () => {
  const missing = "Choose at least one version.";
  server.use(
    failWith(previewsEndpoints.create, "VALIDATION_FAILED", missing, [
      { path: "versions", message: missing },
    ]),
  );
  const { user, container } = open();
  await user.click(await screen.findByRole("button", { name: "New preview" }));
  await user.click(await screen.findByRole("button", { name: "Create preview" }));
  expect(await screen.findByRole("textbox", { name: "Label" })).toBeInvalid();
  await user.type(screen.getByRole("textbox", { name: "Label" }), "PR 42");
  await user.click(screen.getByRole("button", { name: "Create preview" }));
  expect(await screen.findByText(missing)).toBeVisible();
  await expectNoViolations(container);
  server.use(
    handle(previewsEndpoints.create, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success, data: preview, message: "Done." }, { status: 201 });
    }),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "mfe-tracking" }), "1.4.0");
  serve(preview);
  await user.click(screen.getByRole("button", { name: "Create preview" }));
  expect(await screen.findByRole("row", { name: /^PR 42/ })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toEqual([{ label: "PR 42", versions: { "mfe-tracking": "1.4.0" }, days: 14 }]);
});

test("shows why it can't be created or loaded", async () => {
  server.use(failWith(previewsEndpoints.create, "CONFLICT", "There are already 50 previews."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "New preview" }));
  await user.type(await screen.findByRole("textbox", { name: "Label" }), "PR 42");
  await user.selectOptions(screen.getByRole("combobox", { name: "mfe-tracking" }), "1.4.0");
  await user.click(screen.getByRole("button", { name: "Create preview" }));
  expect(await screen.findByText("There are already 50 previews.")).toBeVisible();
  server.use(failWith(previewsEndpoints.list, "INTERNAL", "Something broke."));
  open();
  expect(await screen.findByRole("heading", { name: "Failed to load the previews" })).toBeVisible();
});
