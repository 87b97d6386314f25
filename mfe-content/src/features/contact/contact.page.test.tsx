import { contactEndpoints } from "@listwise/contracts/content";
import { siteEndpoints } from "@listwise/contracts/site";
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
import { ContactPage } from "./contact.page";

const server = startApiServer();
const { send } = contactEndpoints;

function configure(values: Record<string, string> = {}) {
  const data = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    type: "string",
    description: null,
  }));
  server.use(answerWith(siteEndpoints.publicConfig, { success: true, data, source: "sample" }));
}

beforeEach(() => configure());
afterEach(() => resetSession());

const open = () => renderPage(<ContactPage />, { path: "/contact" });
type User = ReturnType<typeof open>["user"];
const box = (name: string) => screen.getByRole("textbox", { name });

async function fill(user: User) {
  await user.type(box("Name"), "Ada");
  await user.type(box("Email"), "ada@listwise.example");
  await user.type(box("Subject"), "Plans");
  await user.type(box("Message"), "May I have another plan?");
}
const press = (user: User) => user.click(screen.getByRole("button", { name: "Send message" }));

test("missing fields show a message, and the first one gets the focus", async () => {
  const { user, container } = open();
  await user.type(box("Email"), "ada");
  await press(user);
  expect(box("Name")).toHaveFocus();
  expect(box("Name")).toHaveAccessibleDescription("Enter your name.");
  expect(box("Email")).toHaveAccessibleDescription("Enter a valid email address.");
  expect(box("Message")).toHaveAccessibleDescription("Write at least 10 characters so that we can help.");
  await expectNoViolations(container);
});

test("a message is sent once and confirmed", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(send, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true }, { status: 201 });
    }),
  );
  const { user, container } = open();
  await fill(user);
  await user.dblClick(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByRole("heading", { name: "Message sent" })).toHaveFocus();
  expect(sent).toEqual([
    {
      name: "Ada",
      email: "ada@listwise.example",
      subject: "Plans",
      message: "May I have another plan?",
      website: "",
    },
  ]);
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Write another message" }));
  expect(box("Name")).toHaveValue("Ada");
  expect(box("Message")).toHaveValue("");
});

test("a failure keeps the text, and the message can be sent again", async () => {
  server.use(failWith(send, "RATE_LIMITED", "Too many requests. Try again later."));
  const { user } = open();
  await fill(user);
  await press(user);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many requests. Try again later. Your text is still here.",
  );
  expect(box("Message")).toHaveValue("May I have another plan?");
});

test("the server's messages show next to their fields", async () => {
  const details = [{ path: "subject", message: "Use one line without special characters." }];
  server.use(failWith(send, "VALIDATION_FAILED", "Use one line.", details));
  const { user } = open();
  await fill(user);
  await press(user);
  await waitFor(() =>
    expect(box("Subject")).toHaveAccessibleDescription("Use one line without special characters."),
  );
});

test("a signed-in user's name and address are prefilled", () => {
  signInAs("user", { name: "Grace", email: "grace@listwise.example" });
  open();
  expect(box("Name")).toHaveValue("Grace");
  expect(box("Email")).toHaveValue("grace@listwise.example");
});

test("configured contacts are shown, but no unsafe links", async () => {
  configure({
    "seo.contact_email": "team@listwise.example",
    "seo.social.github": "https://code.example/listwise",
    "seo.social.twitter": "javascript:alert(1)",
  });
  open();
  expect(await screen.findByRole("link", { name: "team@listwise.example" })).toHaveAttribute(
    "href",
    "mailto:team@listwise.example",
  );
  expect(screen.getByRole("link", { name: "GitHub" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Twitter" })).not.toBeInTheDocument();
});
