import { contactEndpoints, type ContactMessage } from "@listwise/contracts/content";
import { mailAdminEndpoints } from "@listwise/contracts/notifications";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { MailPage } from "./mail.page";

const { messages, updateMessage } = contactEndpoints;
const { outbox, outboxMail } = mailAdminEndpoints;
const server = startApiServer();
const pagination = { page: 1, pageSize: 10, total: 1, pages: 1 };
const at = "2026-11-20T08:00:00.000Z";
const message: ContactMessage = {
  id: 5,
  name: "Grace",
  email: "grace@x.example",
  subject: "Plans",
  message: "Can I change my plan?",
  status: "new",
  answer: null,
  answeredAt: null,
  createdAt: at,
};
const mail = { id: "2026-a", at, to: "ada@x.example", subject: "Set a new password" };

const serve = (data: ContactMessage[]) =>
  server.use(answerWith(messages, { success: true, data, pagination, unread: 1 }));
const open = (address = "/admin/mail") => renderPage(<MailPage />, { path: "/admin/mail", at: address });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("a message is replied to once: an empty reply is rejected, a failure loses no input", async () => {
  const bodies: unknown[] = [];
  serve([message]);
  server.use(failWith(updateMessage, "INTERNAL", "Something went wrong on our side."));
  const { user, container } = open();
  await user.click(await screen.findByRole("button", { name: "Plans" }));
  expect(await screen.findByText("Can I change my plan?")).toBeVisible();
  await expectNoViolations(container);
  await user.type(screen.getByRole("textbox", { name: /Reply/ }), " ");
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  expect(screen.getByRole("textbox", { name: /Reply/ })).toHaveAccessibleDescription("Enter a reply.");
  await user.type(screen.getByRole("textbox", { name: /Reply/ }), "Yes");
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("Something went wrong on our side.")).toBeVisible();
  server.use(
    handle(updateMessage, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: { ...message, status: "answered", answer: "Yes" } });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(bodies).toEqual([{ status: "answered", answer: "Yes" }]);
});

test("S4: a stranger's message is shown as text; an answered message shows its reply", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  serve([{ ...message, message: evil, status: "answered", answer: "No", answeredAt: at }]);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Plans" }));
  expect(await screen.findByText(evil)).toBeVisible();
  expect(screen.getByText("No")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /Reply/ })).not.toBeInTheDocument();
});

test("a message can be closed without a reply", async () => {
  const bodies: unknown[] = [];
  serve([message]);
  server.use(
    handle(updateMessage, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: { ...message, status: "closed" } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Plans" }));
  await user.click(await screen.findByRole("button", { name: "Close without reply" }));
  await waitFor(() => expect(bodies).toEqual([{ status: "closed" }]));
});

test("the outbox lists mails; one opens with its text, and says if a secret is hidden", async () => {
  server.use(
    answerWith(outbox, { success: true, data: [mail], pagination, transport: "outbox" }),
    answerWith(outboxMail, {
      success: true,
      data: { ...mail, text: "Open ?token=•••", html: null, masked: true },
    }),
  );
  serve([]);
  const { user } = open();
  await user.click(screen.getByRole("tab", { name: "Outbox" }));
  await user.click(await screen.findByRole("button", { name: "Set a new password" }));
  expect(await screen.findByText("Open ?token=•••")).toBeVisible();
  expect(screen.getByText("The secret in the link is hidden")).toBeVisible();
});

test("a designed mail shows its HTML and its plain text", async () => {
  const data = { ...mail, text: "Plain words", html: "<html><p>Designed words</p></html>", masked: false };
  server.use(
    answerWith(outbox, { success: true, data: [mail], pagination, transport: "outbox" }),
    answerWith(outboxMail, { success: true, data }),
  );
  serve([]);
  const { user } = open("/admin/mail?tab=outbox");
  await user.click(await screen.findByRole("button", { name: "Set a new password" }));
  expect(await screen.findByText("Plain words")).toBeVisible();
  expect(screen.getByTitle("Email as HTML")).toBeVisible();
  await expectNoViolations(screen.getByRole("dialog"));
});
