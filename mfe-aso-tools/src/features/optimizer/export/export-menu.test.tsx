import { limitsEndpoints } from "@listwise/contracts/limits";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { answerWith, handle, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp } from "../../../testing/builders";
import { spyOnDownloads } from "../../../testing/spy-on-downloads";
import { ExportMenu } from "./export-menu";

const server = startApiServer();
const draft = {
  version: 3,
  baseLocale: "en-US",
  texts: { "en-US": { name: "Trail Radar", description: "Paths." }, "de-DE": { name: "Pfad" } },
  unreviewed: { "en-US": ["subtitle" as const, "description" as const] },
  glossary: { keep: ["Radar"], forbid: [] },
  savedAt: null,
};

function open(name: string) {
  const texts = [
    { key: "name", label: "App Name", text: name, limit: 30 },
    { key: "subtitle", label: "Subtitle", text: "Paths near you ", limit: 30 },
    { key: "keywords", label: "Keywords", text: "", limit: 100 },
  ] as const;
  return renderPage(
    <>
      <ExportMenu kind="title" app={anApp()} country="us" platform="ios" texts={texts} />
      <Toaster />
    </>,
    { path: "/" },
  );
}

async function choose({ user }: ReturnType<typeof open>, item: string, dialog: string) {
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog", { name: dialog }));
}

const chooseCopy = (page: ReturnType<typeof open>) =>
  choose(page, "Copy to the Localization Helper…", "Copy to the Localization Helper");

function serveAccess(allowed: boolean) {
  const feature = aLimit({ key: "localization_helper_access", dataType: "BOOLEAN", limitValue: allowed });
  server.use(answerWith(limitsEndpoints.check, { success: true, allowed, usage: null, feature }));
}

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("user");
  serveAccess(true);
});

test("an export with a text over its limit names it, and is only made on confirmation", async () => {
  const downloads = spyOnDownloads();
  const page = open("Trail Radar for everyone who walks");
  const dialog = await choose(page, "Text file", "Export with 1 problem?");
  expect(dialog.getByText("App Name is 4 characters over the limit of 30. Shorten it.")).toBeVisible();
  await expectNoViolations(page.container);
  await page.user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(downloads.create).not.toHaveBeenCalled();
  const again = await choose(page, "Text file", "Export with 1 problem?");
  await page.user.click(again.getByRole("button", { name: "Export anyway" }));
  expect(await downloads.readFirst()).toContain("Trail Radar for everyone who walks\n");
});

test("texts are copied to the localization helper as a new version; after a conflict the difference is new", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(localizationsEndpoints.get, () => {
      const subtitle = bodies.length === 0 ? "Old" : "Theirs";
      const texts = { ...draft.texts, "en-US": { ...draft.texts["en-US"], subtitle } };
      return Response.json({ success: true, data: { ...draft, texts, version: 3 + bodies.length } });
    }),
    handle(localizationsEndpoints.save, async ({ request }) => {
      bodies.push(await request.json());
      if (bodies.length > 1) return Response.json({ success: true, data: { ...draft, version: 5 } });
      const refusal = { success: false, code: "CONFLICT", message: "Changed elsewhere.", requestId: "r" };
      return Response.json(refusal, { status: 409 });
    }),
  );
  const page = open("Trail Radar");
  const dialog = await chooseCopy(page);
  const findSubtitle = () => dialog.findByRole("region", { name: "Subtitle" });
  expect(await findSubtitle()).toHaveTextContent("Old");
  expect(dialog.queryByRole("region", { name: "App Name" })).not.toBeInTheDocument();
  expect(dialog.getByRole("combobox", { name: "Language" })).toHaveValue("en-US");
  await expectNoViolations(page.container);
  await page.user.click(dialog.getByRole("button", { name: "Copy" }));
  expect(await dialog.findByText(/Changed elsewhere/)).toBeVisible();
  await waitFor(async () => expect(await findSubtitle()).toHaveTextContent("Theirs"));
  await page.user.click(dialog.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied to the Localization Helper")).toBeVisible();
  expect(screen.getByRole("button", { name: "Open" })).toBeVisible();
  expect(bodies[1]).toEqual({
    baseVersion: 4,
    baseLocale: "en-US",
    texts: {
      "en-US": { name: "Trail Radar", subtitle: "Paths near you", description: "Paths." },
      "de-DE": { name: "Pfad" },
    },
    unreviewed: { "en-US": ["description"] },
    glossary: { keep: ["Radar"], forbid: [] },
  });
});

test("a plan without the localization helper can't copy texts to it", async () => {
  serveAccess(false);
  server.use(answerWith(localizationsEndpoints.get, { success: true, data: draft }));
  const dialog = await chooseCopy(open("Trail Radar: Maps"));
  expect(await dialog.findByRole("region", { name: "App Name" })).toBeVisible();
  expect(await dialog.findByRole("link", { name: /Upgrade/ })).toHaveAttribute(
    "href",
    "/subscription?feature=localization_helper_access",
  );
  expect(dialog.getByRole("button", { name: "Copy" })).toBeDisabled();
});
