import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { answerWith, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { spyOnDownloads } from "../../../testing/spy-on-downloads";
import {
  withTexts,
  serveLocalization,
  resetLocalization,
  openLocalization,
  findBox,
  findSaid,
  createImportFile,
} from "../localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server);
});

test("an export over a limit needs an override that lists each case", async () => {
  const downloads = spyOnDownloads();
  const draft = withTexts({ "de-DE": { name: "x".repeat(31) } }, { unreviewed: { "de-DE": ["name"] } });
  serveLocalization(server, { draft });
  const { user, container } = openLocalization("?lang=de-DE");
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export to StoreHelper" }));
  const cases = within(dialog.getByRole("list", { name: "Problems" })).getAllByRole("listitem");
  expect(cases.map(({ textContent }) => textContent)).toEqual([
    "German, App Name App Name is 1 character over the limit of 30. Shorten it. Left out of the file.",
    "German, App Name App Name is a machine translation. Review and accept it. Left out of the file.",
  ]);
  expect(dialog.getByRole("button", { name: "Export 2 texts" })).toBeEnabled();
  await user.click(dialog.getByRole("checkbox", { name: "Export texts with problems anyway" }));
  await expectNoViolations(container);
  await user.click(dialog.getByRole("button", { name: "Export 3 texts" }));
  expect(await findSaid("Data exported to StoreHelper format")).toBeVisible();
  expect(await downloads.readFirst()).toContain("x".repeat(31));
});

test("the next export opens while the last one is closing", async () => {
  const downloads = spyOnDownloads();
  const { user } = openLocalization();
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "More formats" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export CSV" }));
  const confirm = await screen.findByRole("button", { name: "Export 2 texts" });
  const next = screen.getByRole("button", { name: "Export StoreHelper", hidden: true });
  act(() => confirm.click());
  act(() => next.click());
  expect(await findSaid("Data exported to CSV")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Export 2 texts" }));
  expect(await findSaid("Data exported to StoreHelper format")).toBeVisible();
  expect(downloads.create).toHaveBeenCalledTimes(2);
});

test("F28: ten presses of Export write one file", async () => {
  const downloads = spyOnDownloads();
  const { user } = openLocalization();
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const button = await screen.findByRole("button", { name: "Export 2 texts" });
  act(() => {
    for (let n = 0; n < 10; n++) button.click();
  });
  expect(await findSaid("Data exported to StoreHelper format")).toBeVisible();
  expect(downloads.create).toHaveBeenCalledTimes(1);
});

test("the export shows what would change in the listing", async () => {
  server.use(
    answerWith(ownAppsEndpoints.localization, {
      success: true,
      data: anApp({ name: "Trail Live", description: "Paths." }),
    }),
  );
  const { user } = openLocalization();
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export to StoreHelper" }));
  await user.click(dialog.getByRole("button", { name: "Fetch App Store Data" }));
  const changes = await screen.findByRole("list", { name: "Changes to the listing" });
  expect(changes).toHaveTextContent("English (US), App NameTrail LiveTrail Radar");
  expect(screen.getByRole("heading", { name: "1 change to the listing" })).toBeVisible();
});

test("texts that the listing data lacks are no known changes", async () => {
  serveLocalization(server, { draft: withTexts({ "en-US": { name: "Trail Radar", subtitle: "Maps" } }) });
  server.use(
    answerWith(ownAppsEndpoints.localization, {
      success: true,
      data: anApp({ name: "Trail Radar", subtitle: null }),
    }),
  );
  const { user } = openLocalization();
  await findBox("App Name, English (US)");
  await user.click(screen.getByRole("button", { name: "Fetch App Store Data" }));
  await findSaid("App data loaded successfully");
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  expect(await screen.findByRole("heading", { name: "No known changes to the listing" })).toBeVisible();
  expect(screen.getByText(/^1 text can't be compared/)).toBeVisible();
});

test("an import of many texts is undone and redone in one step", async () => {
  const { user } = openLocalization("?lang=de-DE");
  await findBox("App Name, German");
  const texts = Object.fromEntries(
    ["de-DE", "it-IT", "fr-FR"].map((code) => [code, { appName: code, keywords: "a,b" }]),
  );
  await user.upload(screen.getByLabelText("StoreHelper file"), createImportFile(JSON.stringify(texts)));
  expect(await findSaid("StoreHelper data imported successfully")).toBeVisible();
  expect(await findBox("App Name, German")).toHaveValue("de-DE");
  const list = within(screen.getByRole("list", { name: "Languages" }));
  expect(await list.findByRole("button", { name: /^Italian/ })).toBeVisible();
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(undo).toHaveAttribute("title", "Undo import of 6 texts");
  await user.click(undo);
  expect(await findBox("App Name, German")).toHaveValue("");
  expect(list.queryByRole("button", { name: /^Italian/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(await findBox("App Name, German")).toHaveValue("de-DE");
});

const bad: [what: string, file: File, reason: string][] = [
  ["no object", createImportFile("[1,2]"), "The file doesn't contain a JSON object."],
  [
    "ten thousand levels",
    createImportFile("[".repeat(10_000) + "]".repeat(10_000)),
    "The file doesn't contain a JSON object.",
  ],
  [
    "__proto__ alone",
    createImportFile('{"__proto__":{"appName":"x"},"constructor":{"prototype":{"appName":"x"}}}'),
    "The file has no texts in any language.",
  ],
  ["fifty megabytes", createImportFile("{}", 50_000_000), "The file is larger than 5 MB."],
];

test.each(bad)(
  "S40: an import of %s is refused with the prescribed text, and the page keeps working",
  async (_, file, reason) => {
    const { user } = openLocalization();
    await findBox("App Name, German");
    await user.upload(screen.getByLabelText("StoreHelper file"), file);
    expect(await findSaid("Failed to import StoreHelper data. Please check the file format.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(Reflect.get({}, "appName")).toBeUndefined();
    await user.type(await findBox("App Name, German"), "a");
    expect(await findBox("App Name, German")).toHaveValue("a");
  },
);

test("an import reports the locales it keeps, and each text can be undone", async () => {
  const { user } = openLocalization();
  await findBox("App Name, German");
  const content = JSON.stringify({ "de-DE": { appName: "Pfad" }, "sw-KE": { appName: "Njia" } });
  await user.upload(screen.getByLabelText("StoreHelper file"), createImportFile(content));
  expect(await findSaid("StoreHelper data imported successfully")).toBeVisible();
  expect(screen.getByText("2 texts changed. Unknown locale kept: sw-KE.")).toBeVisible();
  expect(await findBox("App Name, German")).toHaveValue("Pfad");
  await user.click(screen.getByRole("button", { name: "Undo App Name, German" }));
  expect(await findBox("App Name, German")).toHaveValue("");
});
