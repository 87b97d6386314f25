import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { localizationsEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { LocalizationHelperPage } from "./localization-helper.page";

const server = startApiServer();
const path = "/aso-tools/localization-helper";
const app = anApp();
const saved = { version: 3, baseLocale: "en-US", texts: { "en-US": { name: "Trail Radar" } }, savedAt: null };

function serve(allowed = true) {
  const feature = aLimit({ key: "localization_helper_access", dataType: "BOOLEAN", limitValue: allowed });
  server.use(
    answerWithApps(app),
    answerWith(limitsEndpoints.check, { success: true, allowed, usage: null, feature }),
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      data: {},
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.publicPlans, {
      success: true,
      data: [],
      features: [],
      paymentProvider: null,
    }),
    answerWith(localizationsEndpoints.get, { success: true, data: saved }),
    answerWith(localizationsEndpoints.versions, { success: true, data: [] }),
  );
}

const open = (search = "?lang=de-DE") =>
  renderPage(
    <>
      <LocalizationHelperPage />
      <Toaster />
    </>,
    { path, at: path + search },
  );
const box = (label: string) => screen.findByRole("textbox", { name: label });
const said = (text: string) => screen.findByText(text);
/** Files in the test environment have no text(). */
const aFile = (content: string, size = content.length) =>
  Object.defineProperties(new File([content], "listing.json", { type: "application/json" }), {
    text: { value: async () => content },
    size: { value: size },
  });
const json = (value: unknown) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  serve();
});

test("without any app every button asks for one", async () => {
  server.use(answerWithApps());
  const { user, container } = open("");
  expect(await screen.findByRole("heading", { name: "Select an App to Begin" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await said("Please select an app first")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  expect(await said("No app selected")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to ASO Tools" })).toHaveAttribute("href", "/aso-tools");
  await expectNoViolations(container);
  expect(screen.getByRole("link", { name: "Add an app" })).toHaveAttribute("href", "/tracked-apps");
});

test("a failed load of apps shows an error and can be retried", async () => {
  server.use(failWith(appsEndpoints.followed, "INTERNAL", "boom"));
  const { user } = open("");
  expect(await screen.findByRole("heading", { name: "Failed to load your apps" })).toBeVisible();
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Translation Manager" })).toBeVisible();
});

test("shows the languages and the field of the address, with counters in graphemes", async () => {
  const { user, container } = open("?lang=de-DE&field=subtitle");
  const subtitle = await box("Subtitle, German");
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

test("F28: ten presses of Save send one request; the toast waits for the answer and at least one second", async () => {
  let saves = 0;
  server.use(
    handle(localizationsEndpoints.save, async ({ request }) => {
      saves += 1;
      const sent: { texts: object; baseVersion: number } = JSON.parse(await request.text());
      const { body, headers } = json({ success: true, data: { ...saved, ...sent, version: 4 } });
      return new Response(body, { headers });
    }),
  );
  const { user } = open();
  await user.type(await box("App Name, German"), "x".repeat(31));
  const started = performance.now();
  const button = screen.getByRole("button", { name: "Save Translations" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await said("Translations saved successfully")).toBeVisible();
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(saves).toBe(1);
  expect(await said("All changes saved")).toBeVisible();
});

test("a save from another tab is shown; neither version is lost", async () => {
  const details = {
    current: {
      ...saved,
      version: 4,
      texts: { "en-US": { name: "Trail Radar" }, "de-DE": { subtitle: "Ihres" } },
    },
    changes: [{ locale: "de-DE", field: "subtitle", before: "", after: "Ihres" }],
  };
  server.use(failWith(localizationsEndpoints.save, "CONFLICT", "saved elsewhere", details));
  const { user } = open();
  await user.type(await box("App Name, German"), "Meins");
  await user.click(screen.getByRole("button", { name: "Save Translations" }));
  expect(await said("Failed to save translations")).toBeVisible();
  const notice = (await said("These translations were also changed elsewhere")).closest('[role="alert"]');
  expect(notice).toHaveTextContent("German, Subtitle: Ihres");
  await user.click(screen.getByRole("button", { name: "Keep mine where both changed" }));
  expect(await box("App Name, German")).toHaveValue("Meins");
  expect(await box("Subtitle, German")).toHaveValue("Ihres");
});

test("unsaved text survives a reload", async () => {
  const { user, unmount } = open();
  await user.type(await box("App Name, German"), "Pfad");
  unmount();
  open();
  await waitFor(async () => expect(await box("App Name, German")).toHaveValue("Pfad"));
});

test("fetches the live listing into empty texts and compares it with the others", async () => {
  server.use(
    answerWith(ownAppsEndpoints.localization, { success: true, data: anApp({ name: "Trail Live" }) }),
  );
  const { user } = open();
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await said("App data loaded successfully")).toBeVisible();
  expect(await box("App Name, English (US)")).toHaveValue("Trail Radar");
  expect(await box("Description, English (US)")).toHaveValue("Maps for every hike.");
  expect(await box("Description, German")).toHaveValue("");
  expect(screen.getAllByText("Changed from the listing").length).toBeGreaterThan(0);
  server.use(failWith(ownAppsEndpoints.localization, "STORE_UNAVAILABLE", "down"));
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await said("Failed to load app data")).toBeVisible();
});

test("a country without the app is no failure; the listings of the others are compared", async () => {
  server.use(
    handle(ownAppsEndpoints.localization, ({ request }) => {
      const isListed = new URL(request.url).searchParams.get("country") === "us";
      return Response.json({ success: true, data: isListed ? anApp({ name: "Trail Live" }) : null });
    }),
  );
  const { user } = open();
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await said("App data loaded successfully")).toBeVisible();
  expect(await box("Description, English (US)")).toHaveValue("Maps for every hike.");
  expect(screen.getAllByText("Changed from the listing").length).toBeGreaterThan(0);
});

test("translates one text or all empty ones, and reports placeholders", async () => {
  server.use(
    handle(localizationsEndpoints.translate, async ({ request }) => {
      const sent: { target: string; texts: { field: string; text: string }[] } = JSON.parse(
        await request.text(),
      );
      const data = sent.texts.map(({ field, text }) => ({ field, text: `[${sent.target}] ${text}` }));
      const { body, headers } = json({ success: true, data, provider: "placeholder", note: "No provider." });
      return new Response(body, { headers });
    }),
  );
  const { user } = open("?lang=de-DE,it-IT");
  await user.click(await screen.findByRole("button", { name: "Auto Translate Subtitle, German" }));
  expect(await said("No original text to translate")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Auto Translate App Name, German" }));
  expect(await said("Field auto-translated")).toBeVisible();
  expect(await box("App Name, German")).toHaveValue("[de-DE] Trail Radar");
  expect(screen.getByText("No provider.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  expect(await said("Auto-translation completed")).toBeVisible();
  expect(await box("App Name, Italian")).toHaveValue("[it-IT] Trail Radar");
});

const bad: [what: string, file: File, reason: string][] = [
  ["no object", aFile("[1,2]"), "The file doesn't contain a JSON object."],
  [
    "ten thousand levels",
    aFile("[".repeat(10_000) + "]".repeat(10_000)),
    "The file doesn't contain a JSON object.",
  ],
  [
    "__proto__ alone",
    aFile('{"__proto__":{"appName":"x"},"constructor":{"prototype":{"appName":"x"}}}'),
    "The file has no texts in any language.",
  ],
  ["fifty megabytes", aFile("{}", 50_000_000), "The file is larger than 5 MB."],
];

test.each(bad)(
  "S40: an import of %s is refused with the prescribed text, and the page keeps working",
  async (_, file, reason) => {
    const { user } = open();
    await box("App Name, German");
    await user.upload(screen.getByLabelText("StoreHelper file"), file);
    expect(await said("Failed to import StoreHelper data. Please check the file format.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(Reflect.get({}, "appName")).toBeUndefined();
    await user.type(await box("App Name, German"), "a");
    expect(await box("App Name, German")).toHaveValue("a");
  },
);

test("an import reports the locales it keeps, and each text can be undone", async () => {
  const { user } = open();
  await box("App Name, German");
  const content = JSON.stringify({ "de-DE": { appName: "Pfad" }, "sw-KE": { appName: "Njia" } });
  await user.upload(screen.getByLabelText("StoreHelper file"), aFile(content));
  expect(await said("StoreHelper data imported successfully")).toBeVisible();
  expect(screen.getByText("2 texts changed. Unknown locale kept: sw-KE.")).toBeVisible();
  expect(await box("App Name, German")).toHaveValue("Pfad");
  await user.click(screen.getByRole("button", { name: "Undo App Name, German" }));
  expect(await box("App Name, German")).toHaveValue("");
});

test("F28: ten presses of Export write one file", async () => {
  const save = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:listing");
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  open();
  await box("App Name, German");
  const button = screen.getByRole("button", { name: "Export StoreHelper" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await said("Data exported to StoreHelper format")).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

test("the filter searches, selects all or none, and is in the address", async () => {
  const { user } = open();
  await box("App Name, German");
  const filter = within(screen.getByRole("region", { name: "Language Filter" }));
  await user.type(filter.getByRole("searchbox", { name: "Search languages" }), "ital");
  await user.click(filter.getByRole("checkbox", { name: /^Italian/ }));
  expect(address()).toContain("lang=de-DE%2Cit-IT");
  await user.click(filter.getByRole("button", { name: "Select None" }));
  expect(address()).toContain("lang=none");
  expect(screen.getByRole("heading", { name: "No languages selected" })).toBeVisible();
});

test("a plan without the helper shows a notice with a link to upgrade", async () => {
  serve(false);
  open();
  expect(await said("This feature is not available on your current plan")).toBeVisible();
  for (const name of ["Save Translations", "Auto Translate All", "Plan keyword fields"]) {
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
