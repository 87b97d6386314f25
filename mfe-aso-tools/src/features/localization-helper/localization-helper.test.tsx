import { appsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { localizationsEndpoints, type LocalizationDraft } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { setStoreSource, Toaster } from "@listwise/shared-ui";
import { address, clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { LocalizationHelperPage } from "./localization-helper.page";

const server = startApiServer();
const path = "/aso-tools/localization-helper";
const app = anApp();
const saved: LocalizationDraft = {
  version: 3,
  baseLocale: "en-US",
  texts: { "en-US": { name: "Trail Radar" } },
  unreviewed: {},
  glossary: { keep: [], forbid: [] },
  savedAt: null,
};

function serve(allowed = true, draft = saved) {
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
    answerWith(localizationsEndpoints.get, { success: true, data: draft }),
    answerWith(localizationsEndpoints.translation, { success: true, data: null }),
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
  setStoreSource(null);
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

test("only storefronts that the source holds are asked, and the toast says what was found and what wasn't", async () => {
  setStoreSource({
    kind: "dataset",
    label: "Data set",
    live: false,
    storefronts: ["us", "fr", "de"],
    capturedAt: null,
  });
  const asked: string[] = [];
  server.use(
    handle(ownAppsEndpoints.localization, ({ request }) => {
      const country = new URL(request.url).searchParams.get("country") ?? "";
      asked.push(country);
      if (country === "de") return Response.json({ success: true, data: null });
      const data = anApp(
        country === "us" ? { name: "Trail Live" } : { name: "Sentier", description: "Cartes." },
      );
      return Response.json({ success: true, data });
    }),
  );
  serve(true, { ...saved, texts: { ...saved.texts, "de-DE": { name: "Pfad" }, "it-IT": { name: "Via" } } });
  const { user } = open("");
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  expect(await said("App data loaded successfully")).toBeVisible();
  const words =
    "Found: English (US), French (France). Not listed or not translated: German. Not in the data set: Italian.";
  expect(screen.getByText(words)).toBeVisible();
  expect(asked.sort()).toEqual(["de", "fr", "us"]);
  const list = within(screen.getByRole("list", { name: "Languages" }));
  expect(list.getByRole("button", { name: /^French \(France\) 33% Live/ })).toBeVisible();
  expect(list.getByRole("button", { name: /^German 17% Missing/ })).toBeVisible();
  expect(list.getByRole("button", { name: /^English \(US\) 33% Changed/ })).toBeVisible();
});

/** Answers translations with `mark` before the original, and two variants. */
const translateWith = (mark: string) =>
  handle(localizationsEndpoints.translate, async ({ request }) => {
    const sent: { target: string; texts: { field: string; text: string }[] } = JSON.parse(
      await request.text(),
    );
    const data = sent.texts.map(({ field, text }) => ({
      field,
      text: `${mark || `[${sent.target}]`} ${text}`,
      variants: mark === "" ? [] : [`${mark} ${text} 2`, `${mark} ${text} 3`],
    }));
    return Response.json({
      success: true,
      data,
      provider: mark === "" ? "placeholder" : "openai",
      note: null,
    });
  });

test("without a provider, the tool says so, fills in placeholders, and no export contains them", async () => {
  server.use(translateWith(""));
  const save = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:listing");
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  const { user } = open("?lang=de-DE");
  expect(await screen.findByText(/^No translation provider is configured/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Auto Translate Subtitle, German" }));
  expect(await said("No original text to translate")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Auto Translate App Name, German" }));
  expect(await said("Field auto-translated")).toBeVisible();
  expect(await box("App Name, German")).toHaveValue("[de-DE] Trail Radar");
  expect(await said("App Name is still a placeholder. Translate it.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export to StoreHelper" }));
  expect(dialog.getByText(/App Name is still a placeholder/)).toHaveTextContent("Left out of the file.");
  expect(dialog.queryByRole("checkbox")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Export 1 text" }));
  expect(await said("Data exported to StoreHelper format")).toBeVisible();
  const [[file]] = save.mock.calls;
  const content = file instanceof Blob ? await file.text() : "";
  expect(content).toContain("Trail Radar");
  expect(content).not.toContain("[de-DE]");
});

test("translates all empty texts of the selected languages as drafts, until a person accepts them", async () => {
  server.use(
    translateWith("Neu"),
    answerWith(localizationsEndpoints.translation, {
      success: true,
      data: { provider: "openai", label: "local-model", canSuggest: true },
    }),
  );
  serve(true, { ...saved, texts: { ...saved.texts, "de-DE": {}, "it-IT": {} } });
  const { user } = open("?lang=de-DE");
  await box("App Name, German");
  await user.click(screen.getByRole("checkbox", { name: "Select Italian" }));
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  expect(await said("Auto-translation completed")).toBeVisible();
  expect(screen.getByText("1 empty text filled.")).toBeVisible();
  expect(await box("App Name, German")).toHaveValue("Neu Trail Radar");
  expect(await said("1 draft to accept")).toBeVisible();
  const suggestions = within(screen.getByRole("list", { name: "Suggestions for App Name, German" }));
  expect(suggestions.getAllByRole("button", { name: /^Use/ })).toHaveLength(2);
  await user.click(await box("App Name, German"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await said("0 drafts to accept")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Accept App Name, German" })).toBeVisible();
  await user.click(suggestions.getByRole("button", { name: "Use “Neu Trail Radar 2”" }));
  expect(await box("App Name, German")).toHaveValue("Neu Trail Radar 2");
  expect(screen.queryByRole("button", { name: "Accept App Name, German" })).not.toBeInTheDocument();
});

test("an export over a limit needs an override that lists each case", async () => {
  const save = jest.spyOn(URL, "createObjectURL").mockReturnValue("blob:listing");
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  save.mockClear();
  serve(true, {
    ...saved,
    texts: { ...saved.texts, "de-DE": { name: "x".repeat(31) } },
    unreviewed: { "de-DE": ["name"] },
  });
  const { user, container } = open("?lang=de-DE");
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export to StoreHelper" }));
  const cases = within(dialog.getByRole("list", { name: "Problems" })).getAllByRole("listitem");
  expect(cases.map(({ textContent }) => textContent)).toEqual([
    "German, App Name App Name is 1 character over the limit of 30. Shorten it. Left out of the file.",
    "German, App Name App Name is a machine translation. Review and accept it. Left out of the file.",
  ]);
  expect(dialog.getByRole("button", { name: "Export 1 text" })).toBeEnabled();
  await user.click(dialog.getByRole("checkbox", { name: "Export texts with problems anyway" }));
  await expectNoViolations(container);
  await user.click(dialog.getByRole("button", { name: "Export 2 texts" }));
  expect(await said("Data exported to StoreHelper format")).toBeVisible();
  const [[file]] = save.mock.calls;
  expect(file instanceof Blob ? await file.text() : "").toContain("x".repeat(31));
});

test("an import of many texts is undone and redone in one step", async () => {
  const { user } = open("?lang=de-DE");
  await box("App Name, German");
  const texts = Object.fromEntries(
    ["de-DE", "it-IT", "fr-FR"].map((code) => [code, { appName: code, keywords: "a,b" }]),
  );
  await user.upload(screen.getByLabelText("StoreHelper file"), aFile(JSON.stringify(texts)));
  expect(await said("StoreHelper data imported successfully")).toBeVisible();
  expect(await box("App Name, German")).toHaveValue("de-DE");
  const list = within(screen.getByRole("list", { name: "Languages" }));
  expect(await list.findByRole("button", { name: /^Italian/ })).toBeVisible();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveAttribute("title", "Undo import of 6 texts");
  await user.click(undo);
  expect(await box("App Name, German")).toHaveValue("");
  expect(list.queryByRole("button", { name: /^Italian/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(await box("App Name, German")).toHaveValue("de-DE");
});

test("terms of the glossary are checked in every language and saved", async () => {
  let sent: unknown;
  server.use(
    handle(localizationsEndpoints.save, async ({ request }) => {
      sent = JSON.parse(await request.text());
      return Response.json({ success: true, data: { ...saved, ...Object(sent), version: 4 } });
    }),
  );
  serve(true, { ...saved, texts: { ...saved.texts, "de-DE": { name: "Pfad Finder" } } });
  const { user } = open("?lang=de-DE");
  await user.type(await screen.findByRole("textbox", { name: "Keep untranslated" }), "Trail Radar");
  await user.type(screen.getByRole("textbox", { name: "Never use" }), "finder{Enter} finder ");
  await user.tab();
  const findings = within(await screen.findByRole("list", { name: "Findings for App Name, German" }));
  expect(await findings.findByText(/contains “finder”, a forbidden term of this app/)).toBeVisible();
  expect(findings.getByText(/lacks “Trail Radar” from your glossary/)).toBeVisible();
  expect(screen.getByText("1 error to fix")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save Translations" }));
  expect(await said("Translations saved successfully")).toBeVisible();
  expect(sent).toMatchObject({ glossary: { keep: ["Trail Radar"], forbid: ["finder"] } });
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
  save.mockClear();
  const { user } = open();
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const button = await screen.findByRole("button", { name: "Export 1 text" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await said("Data exported to StoreHelper format")).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

test("the export shows what would change in the listing", async () => {
  server.use(
    answerWith(ownAppsEndpoints.localization, { success: true, data: anApp({ name: "Trail Live" }) }),
  );
  const { user } = open();
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  await said("App data loaded successfully");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const changes = await screen.findByRole("list", { name: "Changes to the listing" });
  expect(changes).toHaveTextContent("English (US), App NameTrail LiveTrail Radar");
  expect(screen.getByRole("heading", { name: "1 change to the listing" })).toBeVisible();
});

test("languages are added by keyboard and opened next to the base language; two are shown next to each other", async () => {
  const { user, container } = open("");
  expect(await box("App Name, English (US)")).toHaveValue("Trail Radar");
  expect(screen.getByRole("heading", { name: "No translations yet" })).toBeVisible();
  expect(screen.getAllByRole("textbox", { name: /, English/ })).toHaveLength(6);
  await user.type(screen.getByRole("searchbox", { name: "Search languages" }), "ital{Enter}");
  expect(await box("App Name, Italian")).toBeVisible();
  expect(address()).toContain("lang=it-IT");
  await user.type(screen.getByRole("searchbox", { name: "Search languages" }), "deutsch{Enter}");
  await user.type(await box("App Name, German"), "Pfad");
  await user.keyboard("{Alt>}{PageDown}{/Alt}");
  expect(await box("App Name, Italian")).toHaveFocus();
  await user.keyboard("{Alt>}{PageUp}{/Alt}");
  expect(await box("App Name, German")).toHaveFocus();
  await user.selectOptions(screen.getByRole("combobox", { name: "Next to" }), "Italian");
  expect(address()).toContain("lang=it-IT%2Cde-DE");
  expect(screen.queryByRole("textbox", { name: "App Name, English (US)" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("the arrow keys move through the languages; selecting limits what is exported", async () => {
  serve(true, { ...saved, texts: { ...saved.texts, "de-DE": { name: "Pfad" }, "it-IT": { name: "Via" } } });
  const { user } = open("");
  await box("App Name, German");
  const list = within(screen.getByRole("list", { name: "Languages" }));
  act(() => list.getByRole("button", { name: /^English/ }).focus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(list.getByRole("button", { name: /^Italian/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await box("App Name, Italian")).toHaveValue("Via");
  await user.keyboard("{Home}{End}{ArrowUp}");
  expect(list.getByRole("button", { name: /^German/ })).toHaveFocus();
  const filter = within(screen.getByRole("region", { name: "Language Filter" }));
  await user.click(filter.getByRole("button", { name: "Select None" }));
  expect(filter.getByText("3 languages, 0 selected to translate and export")).toBeVisible();
  await user.click(filter.getByRole("checkbox", { name: "Select German" }));
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  expect(await screen.findByText("1 text in 1 selected language.")).toBeVisible();
});

test("a removed language is gone with its texts until it is undone", async () => {
  serve(true, { ...saved, texts: { ...saved.texts, "de-DE": { name: "Pfad" } } });
  const { user } = open("?lang=de-DE");
  await box("App Name, German");
  await user.click(screen.getByRole("button", { name: "Remove German" }));
  expect(await said("German removed")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "App Name, German" })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole("region", { name: "Translation Manager" })).getByRole("button", { name: "Undo" }),
  );
  expect(await box("App Name, German")).toHaveValue("Pfad");
});

test("a plan without the helper shows a notice with a link to upgrade", async () => {
  serve(false);
  open();
  expect(await said("This feature is not available on your current plan")).toBeVisible();
  for (const name of ["Save Translations", "Auto Translate All", "Assign keyword fields"]) {
    expect(await screen.findByRole("button", { name })).toBeDisabled();
  }
  expect(screen.getByRole("button", { name: "Export StoreHelper" })).toBeEnabled();
  expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription");
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    "/help/subscription-limits",
  );
});
