import { siteConfigEndpoints, siteEndpoints, type AdminConfigEntry } from "@listwise/contracts/site";
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
import { SettingsPage } from "./settings.page";

const server = startApiServer();
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

test("an error shows the prescribed message without placeholder values and can be retried", async () => {
  server.use(failWith(all, "FORBIDDEN", "Administrators only."));
  const { user } = open();
  const words = "Failed to load system configurations. Please try again later.";
  expect(await screen.findByRole("heading", { name: words })).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("textbox", { name: /Publisher/ })).toHaveValue("Listwise");
});

test("a description that all settings of a group share is shown once", async () => {
  const group = "Page titles";
  const description = "Shown in the browser tab and in search results";
  serve(["/", "/blog"].map((label) => anEntry(`title.${label}`, { label, group, description })));
  open("/admin/settings?group=Page+titles");
  expect(await screen.findByRole("textbox", { name: /\/blog/ })).toBeVisible();
  expect(screen.getAllByText(description)).toHaveLength(1);
});

test("changes in several groups are saved together, each with its previous value", async () => {
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

test("S5: an invalid value is reported at its field and not sent; a failure keeps the input", async () => {
  serve();
  server.use(failWith(batch, "INTERNAL", "Something went wrong on our side."));
  const { user } = open("/admin/settings?group=Profiles");
  const field = await screen.findByRole("textbox", { name: "GitHub" });
  await user.type(field, "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter an address that starts with https://, or leave it empty.")).toBeVisible();
  await user.clear(field);
  await user.type(field, "https://github.com/listwise");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Failed to save configurations. Please try again later.")).toBeVisible();
  expect(field).toHaveValue("https://github.com/listwise");
});

test("a value saved by someone else is shown next to mine before it is replaced", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    handle(batch, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ success: true, data: stored });
      const details = { updatedAt: "2026-11-02T08:00:00.000Z", current: { "seo.author": "Their version" } };
      const body = { success: false, code: "CONFLICT", message: "Changed.", details, requestId: "r" };
      return HttpResponse.json(body, { status: 409 });
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: /Publisher/ }), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const group = await screen.findByRole("group", { name: "Publisher" });
  expect(within(group).getByText("Listwise!")).toBeVisible();
  expect(within(group).getByText("Their version", { selector: "pre" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ configs: [{ key: "seo.author", value: "Listwise!" }] });
});

test("S51: a secret is saved and not shown; its failure has the prescribed message", async () => {
  serve();
  const sent: unknown[] = [];
  server.use(failWith(set, "INTERNAL", "Something went wrong on our side."));
  const { user } = open("/admin/settings?group=Secrets");
  const field = await screen.findByLabelText("New value for DeepL API key");
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

test("an admin can neither change secrets nor turn off the site", async () => {
  signInAs("admin");
  serve();
  const { user } = open("/admin/settings?group=Secrets");
  expect(await screen.findByText("Only superadmins can change secrets.")).toBeVisible();
  expect(screen.queryByLabelText(/New value/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Features" }));
  expect(await screen.findByText("Only superadmins can change this.")).toBeVisible();
});

test("a custom key can be added", async () => {
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
