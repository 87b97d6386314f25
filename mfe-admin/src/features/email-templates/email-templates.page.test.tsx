import { mailAdminEndpoints, type EmailTemplate } from "@listwise/contracts/notifications";
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
import { EmailTemplatesPage } from "./email-templates.page";

const { templates, saveTemplate, resetTemplate, previewTemplate, testTemplate } = mailAdminEndpoints;
const server = startApiServer();
const at = "2026-11-20T08:00:00.000Z";
const aTemplate = (change: Partial<EmailTemplate> = {}): EmailTemplate => ({
  key: "new-password",
  name: "New password",
  description: "When a user forgot their password.",
  subject: "Set a new password",
  text: "Open {{link}}",
  variables: [{ name: "link", sample: "https://x.example/reset", required: true }],
  superadminOnly: false,
  changed: false,
  updatedAt: null,
  ...change,
});
const other = aTemplate({ key: "account-deleted", name: "Account deleted", changed: true, updatedAt: at });

const open = (address = "/admin/email-templates") =>
  renderPage(<EmailTemplatesPage />, { path: "/admin/email-templates", at: address });
const textBox = () => screen.findByRole("textbox", { name: /Text/ });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(templates, { success: true, data: [aTemplate(), other] }),
    handle(previewTemplate, async ({ request }) => {
      const { subject, text } = Object(await request.json());
      const shown = String(text).replace("{{link}}", "https://x.example/reset");
      const html = `<html lang="en"><style>@media (prefers-color-scheme:dark){.m-text{color:#eef0f4 !important}}</style>
        <p class="m-text" style="color:#15171c" onclick="alert(1)">Designed ${subject}</p><script>alert(1)</script></html>`;
      return HttpResponse.json({ success: true, data: { subject, text: shown, html } });
    }),
  );
});

test("shows the text, its placeholders and a preview", async () => {
  const { container } = open();
  expect(await screen.findByText("Open https://x.example/reset")).toBeVisible();
  expect(screen.getByText("{{link}}")).toBeVisible();
  await expectNoViolations(container);
});

test("the preview shows the HTML in a frame without scripts, on a phone and in dark mode", async () => {
  const { user } = open();
  const frame = await screen.findByTitle("Email as HTML");
  if (!(frame instanceof HTMLIFrameElement)) throw new Error("The preview isn't a frame.");
  expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
  const words = await waitFor(() => {
    const { contentDocument } = frame;
    if (!contentDocument) throw new Error("The frame has no document.");
    return within(contentDocument.body).getByText("Designed Set a new password");
  });
  expect(words.style.color).toBe("rgb(21, 23, 28)");
  expect(words.hasAttribute("onclick")).toBe(false);
  expect(frame.contentDocument?.querySelector("script, style")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Phone" }));
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(screen.getByTitle("Email as HTML").parentElement).toHaveStyle({ maxWidth: "390px" });
});

test("a changed text is saved against its version; a rejection is shown at the field", async () => {
  const message = "Add {{link}} to the text. The email doesn't work without it.";
  server.use(
    failWith(saveTemplate, "VALIDATION_FAILED", message, [{ path: "text", message }]),
    failWith(previewTemplate, "VALIDATION_FAILED", message),
  );
  const { user } = open();
  fireEvent.change(await textBox(), { target: { value: "Nothing" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect(await textBox()).toHaveAccessibleDescription(message));
  const bodies: unknown[] = [];
  server.use(
    handle(saveTemplate, async ({ request }) => {
      bodies.push(await request.json());
      const data = aTemplate({ text: "Go to {{link}}", changed: true, updatedAt: at });
      return HttpResponse.json({ success: true, data });
    }),
  );
  fireEvent.change(await textBox(), { target: { value: "Go to {{link}}" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Restore default text" })).toBeVisible();
  expect(bodies).toEqual([{ subject: "Set a new password", text: "Go to {{link}}", updatedAt: null }]);
});

test("a test email is sent with the unsaved text; a changed template can be reset", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(testTemplate, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, to: "admin@listwise.example" });
    }),
    answerWith(resetTemplate, { success: true, data: { ...other, changed: false, updatedAt: null } }),
  );
  const { user } = open("/admin/email-templates?template=account-deleted");
  fireEvent.change(await textBox(), { target: { value: "Bye {{link}}" } });
  await user.click(screen.getByRole("button", { name: "Send me a test email" }));
  await waitFor(() => expect(bodies).toEqual([{ subject: "Set a new password", text: "Bye {{link}}" }]));
  await user.click(screen.getByRole("button", { name: "Restore default text" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await waitFor(async () => expect(await textBox()).toHaveValue("Open {{link}}"));
});

test("a template with a secret link is read-only for an admin, with the reason; a superadmin can edit it", async () => {
  server.use(answerWith(templates, { success: true, data: [aTemplate({ superadminOnly: true })] }));
  const { container, unmount } = open();
  expect(await screen.findByText("Only superadmins can change this email")).toBeVisible();
  expect(await screen.findByText("Open https://x.example/reset")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await expectNoViolations(container);
  unmount();
  signInAs("superadmin");
  open();
  expect(await textBox()).toBeVisible();
});
