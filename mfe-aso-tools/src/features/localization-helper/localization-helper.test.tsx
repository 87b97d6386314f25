import { appsEndpoints } from "@listwise/contracts/apps";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import { startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { answerWithApps } from "../../testing/tool-apps";
import {
  savedDraft,
  withTexts,
  serveLocalization,
  resetLocalization,
  openLocalization,
  findBox,
  findSaid,
} from "./localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server);
});

test("without any app every button asks for one", async () => {
  server.use(answerWithApps());
  const { user, container } = openLocalization("");
  expect(await screen.findByRole("heading", { name: "Select an App to Begin" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await findSaid("Please select an app first")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  expect(await findSaid("No app selected")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to ASO Tools" })).toHaveAttribute("href", "/aso-tools");
  await expectNoViolations(container);
  expect(screen.getByRole("link", { name: "Add an app" })).toHaveAttribute("href", "/tracked-apps");
});

test("a failed load of apps shows an error and can be retried", async () => {
  server.use(failWith(appsEndpoints.followed, "INTERNAL", "boom"));
  const { user } = openLocalization("");
  expect(await screen.findByRole("heading", { name: "Failed to load your apps" })).toBeVisible();
  serveLocalization(server);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Translation Manager" })).toBeVisible();
});

test("shows the languages and the field of the address, with counters in graphemes", async () => {
  const { user, container } = openLocalization("?lang=de-DE&field=subtitle");
  const subtitle = await findBox("Subtitle, German");
  expect(screen.getByRole("tab", { name: "Subtitle", selected: true })).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "App Name, German" })).not.toBeInTheDocument();
  await user.type(subtitle, "👨‍👩‍👧");
  expect(screen.getByText("1/30")).toBeVisible();
  await user.click(subtitle);
  await user.paste("x".repeat(31));
  expect(screen.getByText("32/30 · 2 over the limit")).toHaveAttribute("data-over", "true");
  await user.click(screen.getByRole("button", { name: "Undo Subtitle, German" }));
  expect(subtitle).not.toHaveValue("👨‍👩‍👧".concat("x".repeat(31)));
  await expectNoViolations(container);
});

test("on Google Play there are only its texts, also if the address names another one", async () => {
  const { user } = openLocalization("?lang=de-DE&field=keywords&store=android");
  expect(await findBox("Short Description, German")).toBeVisible();
  expect(screen.getByRole("tab", { name: "All Fields", selected: true })).toBeVisible();
  for (const name of ["Subtitle", "Keywords"]) {
    expect(screen.queryByRole("tab", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: `${name}, German` })).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole("radio", { name: "iOS" }));
  expect(screen.getByRole("tab", { name: "Keywords", selected: true })).toBeVisible();
  expect(await findBox("Keywords, German")).toBeVisible();
});

test("F28: ten presses of Save send one request; the toast waits for the answer and at least one second", async () => {
  let saves = 0;
  server.use(
    handle(localizationsEndpoints.save, async ({ request }) => {
      saves += 1;
      const sent: { texts: object; baseVersion: number } = JSON.parse(await request.text());
      return Response.json({ success: true, data: { ...savedDraft, ...sent, version: 4 } });
    }),
  );
  const { user } = openLocalization();
  await user.type(await findBox("App Name, German"), "x".repeat(31));
  const started = performance.now();
  const button = screen.getByRole("button", { name: "Save Translations" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await findSaid("Translations saved successfully")).toBeVisible();
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(saves).toBe(1);
  expect(await findSaid("All changes saved")).toBeVisible();
  await user.type(await findBox("App Name, German"), "y");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("Everything is saved")).toBeInTheDocument();
  expect(saves).toBe(2);
});

test("a save from another tab is shown; neither version is lost", async () => {
  const details = {
    current: {
      ...savedDraft,
      version: 4,
      texts: { "en-US": { name: "Trail Radar" }, "de-DE": { subtitle: "Ihres" } },
    },
    changes: [{ locale: "de-DE", field: "subtitle", before: "", after: "Ihres" }],
  };
  server.use(failWith(localizationsEndpoints.save, "CONFLICT", "saved elsewhere", details));
  const { user } = openLocalization();
  await user.type(await findBox("App Name, German"), "Meins");
  await user.click(screen.getByRole("button", { name: "Save Translations" }));
  expect(await findSaid("Failed to save translations")).toBeVisible();
  const notice = (await findSaid("These translations were also changed elsewhere")).closest('[role="alert"]');
  expect(notice).toHaveTextContent("German, Subtitle: Ihres");
  await user.click(screen.getByRole("button", { name: "Keep mine where both changed" }));
  expect(await findBox("App Name, German")).toHaveValue("Meins");
  expect(await findBox("Subtitle, German")).toHaveValue("Ihres");
});

test("unsaved text survives a reload", async () => {
  const { user, unmount } = openLocalization();
  await user.type(await findBox("App Name, German"), "Pfad");
  unmount();
  openLocalization();
  await waitFor(async () => expect(await findBox("App Name, German")).toHaveValue("Pfad"));
});

test("terms of the glossary are checked in every language and saved", async () => {
  let sent: unknown;
  server.use(
    handle(localizationsEndpoints.save, async ({ request }) => {
      sent = JSON.parse(await request.text());
      return Response.json({ success: true, data: { ...savedDraft, ...Object(sent), version: 4 } });
    }),
  );
  serveLocalization(server, { draft: withTexts({ "de-DE": { name: "Pfad Finder" } }) });
  const { user } = openLocalization("?lang=de-DE");
  await user.type(await screen.findByRole("textbox", { name: "Keep untranslated" }), "Trail Radar");
  await user.type(screen.getByRole("textbox", { name: "Never use" }), "finder{Enter} finder ");
  await user.tab();
  const findings = within(await screen.findByRole("list", { name: "Findings for App Name, German" }));
  expect(await findings.findByText(/contains “finder”, a forbidden term of this app/)).toBeVisible();
  expect(findings.getByText(/lacks “Trail Radar” from your glossary/)).toBeVisible();
  expect(screen.getByText("1 error to fix")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save Translations" }));
  expect(await findSaid("Translations saved successfully")).toBeVisible();
  expect(sent).toMatchObject({ glossary: { keep: ["Trail Radar"], forbid: ["finder"] } });
});

test("a plan without the helper shows a notice with a link to upgrade", async () => {
  serveLocalization(server, { allowed: false });
  openLocalization();
  expect(await findSaid("This feature is not available on your current plan")).toBeVisible();
  for (const name of ["Save Translations", "Auto Translate All", "Assign keyword fields"]) {
    expect(await screen.findByRole("button", { name })).toBeDisabled();
  }
  expect(screen.getByRole("button", { name: "Export StoreHelper" })).toBeEnabled();
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/subscription?feature=localization_helper_access",
  );
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/help/subscription-limits",
  );
});
