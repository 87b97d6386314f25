import { siteConfigEndpoints, siteEndpoints, type AdminConfigEntry } from "@listwise/contracts";
import {
  answerWith,
  apiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { SettingsPage } from "./settings.page";

const server = apiServer();
const { all, batch, set } = siteConfigEndpoints;

function anEntry(key: string, change: Partial<AdminConfigEntry> = {}): AdminConfigEntry {
  const isSet = Boolean(change.value);
  return {
    key,
    type: "string",
    group: "Search engines",
    label: key,
    description: "What it does",
    value: "",
    isPublic: true,
    updatedAt: null,
    ...change,
    isSet: change.isSet ?? isSet,
  };
}

const stored = [
  anEntry("seo.author", { label: "Publisher", value: "Listwise" }),
  anEntry("seo.social.github", { label: "GitHub", type: "url", group: "Profiles" }),
  anEntry("beta.enabled", { label: "Beta badge", type: "boolean", value: "false", group: "Features" }),
  anEntry("translation.deepl_api_key", {
    label: "DeepL API key",
    type: "secret",
    group: "Secrets",
    value: null,
    isSet: true,
    updatedAt: "2026-11-01T08:00:00.000Z",
  }),
];
const serve = (data = stored) => server.use(answerWith(all, { success: true, data }));
const open = (at = "/admin/settings") => renderPage(<SettingsPage />, { path: "/admin/settings", at });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("superadmin");
  server.use(answerWith(siteEndpoints.license, { ok: true, killSwitch: false }));
});

test("a failure has the specified words, no stand-in values, and can be retried", async () => {
  server.use(failWith(all, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  const words = "Failed to load system configurations. Please try again later.";
  expect(await screen.findByRole("heading", { name: words })).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("textbox", { name: /Publisher/ })).toHaveValue("Listwise");
});

test("changes under several headings are saved together, and only those, with what they were made from", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    handle(batch, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
  const { user, container } = open();
  await user.type(await screen.findByRole("textbox", { name: /Publisher/ }), " Ltd");
  await expectNoViolations(container);
  await user.click(screen.getByRole("tab", { name: "Features" }));
  expect(address()).toBe("/admin/settings?group=Features");
  await user.click(screen.getByRole("switch", { name: "Beta badge" }));
  await user.click(screen.getByRole("button", { name: "Save 2 changes" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      configs: [
        { key: "seo.author", value: "Listwise Ltd", was: "Listwise" },
        { key: "beta.enabled", value: "true", was: "false" },
      ],
    },
  ]);
});

test("S5: a wrong value is told beside its field and never sent; a failure keeps what was typed", async () => {
  serve();
  server.use(failWith(batch, "INTERNAL", "Something went wrong on our side."));
  const { user } = open("/admin/settings?group=Profiles");
  const field = await screen.findByRole("textbox", { name: "GitHub" });
  await user.type(field, "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter an address that begins with https://, or nothing.")).toBeVisible();
  await user.clear(field);
  await user.type(field, "https://github.com/listwise");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Failed to save configurations. Please try again later.")).toBeVisible();
  expect(field).toHaveValue("https://github.com/listwise");
});

test("what somebody else saved meanwhile is shown beside mine before it is replaced", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    handle(batch, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ success: true, data: stored });
      const details = { updatedAt: "2026-11-02T08:00:00.000Z", current: { "seo.author": "Theirs" } };
      const body = { success: false, code: "CONFLICT", message: "Changed.", details, requestId: "r" };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: /Publisher/ }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const group = await screen.findByRole("group", { name: "Publisher" });
  expect(within(group).getByText("Listwise!")).toBeVisible();
  expect(within(group).getByText("Theirs", { selector: "pre" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Go on with mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ configs: [{ key: "seo.author", value: "Listwise!" }] });
});

test("S51: a secret is written and not shown; its failure has the specified words", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(failWith(set, "INTERNAL", "Something went wrong on our side."));
  const { user } = open("/admin/settings?group=Secrets");
  const field = await screen.findByLabelText("New value of DeepL API key");
  expect(field).toHaveValue("");
  await user.type(field, "fresh");
  await user.click(screen.getByRole("button", { name: "Replace" }));
  const words = "Failed to save configuration for translation.deepl_api_key. Please try again later.";
  expect(await screen.findByText(words)).toBeVisible();
  server.use(
    handle(set, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: stored[3] });
    }),
  );
  await user.click(screen.getByRole("button", { name: "Replace" }));
  await waitFor(() => expect(field).toHaveValue(""));
  expect(sent).toEqual([{ value: "fresh" }]);
});

test("an admin neither writes secrets nor switches the site off", async () => {
  signInAs("admin");
  serve();
  const { user } = open("/admin/settings?group=Secrets");
  expect(await screen.findByText("Only a superadmin may change a secret.")).toBeVisible();
  expect(screen.queryByLabelText(/New value/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Features" }));
  expect(await screen.findByText("Only a superadmin may switch it.")).toBeVisible();
});

test("a key of one's own is added", async () => {
  serve();
  const sent: [unknown, unknown][] = [];
  server.use(
    handle(set, async ({ params, request }) => {
      sent.push([params["key"], await request.json()]);
      return HttpResponse.json({ success: true, data: anEntry("team.note", { group: "Other" }) });
    }),
  );
  const { user } = open("/admin/settings?group=Other");
  await user.type(await screen.findByRole("textbox", { name: /^Key/ }), "team.note");
  await user.type(screen.getByRole("textbox", { name: "Value" }), "Hi");
  await user.click(screen.getByRole("button", { name: "Add key" }));
  await waitFor(() => expect(sent).toEqual([["team.note", { value: "Hi", type: "string" }]]));
});
