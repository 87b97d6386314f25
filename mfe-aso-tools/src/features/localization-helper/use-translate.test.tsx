import { localizationsEndpoints } from "@listwise/contracts/tools";
import { answerWith, handle, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { spyOnDownloads } from "../../testing/spy-on-downloads";
import {
  withTexts,
  serveLocalization,
  resetLocalization,
  openLocalization,
  findBox,
  findSaid,
  translateWith,
} from "./localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server);
});

test("without a provider, the tool says so, fills in placeholders, and no export contains them", async () => {
  server.use(translateWith(""));
  const downloads = spyOnDownloads();
  const { user } = openLocalization("?lang=de-DE");
  expect(await screen.findByText(/^No translation provider is configured/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Auto Translate Subtitle, German" }));
  expect(await findSaid("No original text to translate")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Auto Translate App Name, German" }));
  expect(await findSaid("Field auto-translated")).toBeVisible();
  expect(await findBox("App Name, German")).toHaveValue("[de-DE] Trail Radar");
  expect(await findSaid("App Name is still a placeholder. Translate it.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export StoreHelper" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export to StoreHelper" }));
  expect(dialog.getByText(/App Name is still a placeholder/)).toHaveTextContent("Left out of the file.");
  expect(dialog.queryByRole("checkbox")).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Export 2 texts" }));
  expect(await findSaid("Data exported to StoreHelper format")).toBeVisible();
  const content = await downloads.readFirst();
  expect(content).toContain("Trail Radar");
  expect(content).not.toContain("[de-DE]");
});

test("with nothing to translate it says so and reports no success", async () => {
  const { user } = openLocalization();
  await user.click(await screen.findByRole("checkbox", { name: "Select German" }));
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  expect(await findSaid("Nothing to translate")).toBeVisible();
  expect(screen.queryByText("Auto-translation completed")).not.toBeInTheDocument();
});

test("translates all empty texts of the selected languages as drafts, until a person accepts them", async () => {
  server.use(
    translateWith("Neu"),
    answerWith(localizationsEndpoints.translation, {
      success: true,
      data: { provider: "openai", label: "local-model", canSuggest: true },
    }),
  );
  serveLocalization(server, { draft: withTexts({ "de-DE": {}, "it-IT": {} }) });
  const { user } = openLocalization("?lang=de-DE");
  await findBox("App Name, German");
  await user.click(screen.getByRole("checkbox", { name: "Select Italian" }));
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  expect(await findSaid("Auto-translation completed")).toBeVisible();
  expect(screen.getByText("2 empty texts filled.")).toBeVisible();
  expect(await findBox("App Name, German")).toHaveValue("Neu Trail Radar");
  expect(await findSaid("2 drafts to accept")).toBeVisible();
  const suggestions = within(screen.getByRole("list", { name: "Suggestions for App Name, German" }));
  expect(suggestions.getAllByRole("button", { name: /^Use/ })).toHaveLength(2);
  await user.click(await findBox("App Name, German"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await findSaid("1 draft to accept")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Accept App Name, German" })).toBeVisible();
  await user.click(suggestions.getByRole("button", { name: "Use “Neu Trail Radar 2”" }));
  expect(await findBox("App Name, German")).toHaveValue("Neu Trail Radar 2");
  expect(screen.queryByRole("button", { name: "Accept App Name, German" })).not.toBeInTheDocument();
});

test("drafts of all languages are reviewed and accepted in one step; those with errors and of excluded languages stay", async () => {
  const texts = { "de-DE": { name: "Pfad" }, "it-IT": { name: "Via" }, "fr-FR": { name: "x".repeat(31) } };
  const unreviewed = { "de-DE": ["name" as const], "it-IT": ["name" as const], "fr-FR": ["name" as const] };
  serveLocalization(server, { draft: withTexts(texts, { unreviewed }) });
  const { user, container } = openLocalization("?lang=de-DE");
  await findSaid("1 error to fix");
  await user.click(screen.getByRole("button", { name: "Review 3 drafts" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Review drafts" }));
  expect(dialog.getByText("1 draft with errors stays a draft until you change it.")).toBeVisible();
  await user.click(within(dialog.getByRole("region", { name: "German" })).getByText("1 draft"));
  expect(dialog.getByText("Pfad")).toBeVisible();
  await user.click(dialog.getByRole("checkbox", { name: "Italian" }));
  await expectNoViolations(container);
  await user.click(dialog.getByRole("button", { name: "Accept 1 draft" }));
  const said = await findSaid("1 draft accepted");
  expect(said).toBeVisible();
  // Notifications stay while the pointer is over them.
  await user.hover(said);
  expect(await screen.findByRole("button", { name: "Review 2 drafts" })).toBeVisible();
  await user.click(
    within(await screen.findByRole("region", { name: /Notifications/ })).getByRole("button", {
      name: "Undo",
    }),
  );
  expect(await screen.findByRole("button", { name: "Review 3 drafts" })).toBeVisible();
});

test("the focus moves on from buttons that disappear", async () => {
  const draft = withTexts(
    { "de-DE": { name: "Pfad", subtitle: "Wege", keywords: "weg,berg" } },
    { unreviewed: { "de-DE": ["name", "subtitle", "keywords"] } },
  );
  serveLocalization(server, { draft });
  const { user } = openLocalization("?lang=de-DE");
  const accept = (field: string) => screen.getByRole("button", { name: `Accept ${field}, German` });
  const press = async (button: HTMLElement) => {
    button.focus();
    await user.keyboard("{Enter}");
  };
  await findBox("App Name, German");
  await press(accept("App Name"));
  expect(accept("Subtitle")).toHaveFocus();
  await press(accept("Keywords"));
  expect(await findBox("Keywords, German")).toHaveFocus();
  const undo = screen.getByRole("button", { name: "Undo" });
  await press(undo);
  await user.keyboard("{Enter}");
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute("aria-disabled", "true");
  await press(screen.getByRole("button", { name: "Accept 3 drafts" }));
  expect(await findBox("App Name, German")).toHaveFocus();
  await press(undo);
  await press(screen.getByRole("button", { name: "Review 3 drafts" }));
  await user.click(await screen.findByRole("button", { name: "Accept 3 drafts" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save Translations" })).toHaveFocus());
  await press(screen.getByRole("button", { name: "Remove German" }));
  expect(await findBox("App Name, English (US)")).toHaveFocus();
});

/** Makes the service wait with its translation of names until the returned function is called. */
function holdTranslation(): () => void {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    handle(localizationsEndpoints.translate, async () => {
      await waiting;
      const data = [{ field: "name", text: "Pfad", variants: [] }];
      return Response.json({ success: true, data, provider: "deepl", note: null });
    }),
  );
  return answer;
}

test("the button of a text is busy while the text is translated, also after another language was open", async () => {
  const answer = holdTranslation();
  serveLocalization(server, { draft: withTexts({ "de-DE": {}, "it-IT": {} }) });
  const { user } = openLocalization("?lang=de-DE");
  await user.click(await screen.findByRole("button", { name: "Auto Translate App Name, German" }));
  expect(screen.getByRole("button", { name: "Auto Translate App Name, German" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await user.keyboard("{Alt>}{PageDown}{/Alt}");
  expect(
    await screen.findByRole("button", { name: /^Auto Translate App Name, Italian/ }),
  ).not.toHaveAttribute("aria-busy", "true");
  await user.keyboard("{Alt>}{PageUp}{/Alt}");
  const button = await screen.findByRole("button", { name: "Auto Translate App Name, German" });
  expect(button).toHaveAttribute("aria-busy", "true");
  answer();
  expect(await findSaid("Field auto-translated")).toBeVisible();
  expect(button).not.toHaveAttribute("aria-busy", "true");
});

test("a text that is typed while all are translated stays", async () => {
  const answer = holdTranslation();
  const { user } = openLocalization("?lang=de-DE");
  const name = await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  await user.type(name, "Meins");
  answer();
  expect(await findSaid("Auto-translation completed")).toBeVisible();
  expect(name).toHaveValue("Meins");
});

test.each([
  ["one language", ["it-IT"], "Italian: Cut off. 2 empty texts filled.", 3],
  [
    "two languages in a row",
    ["de-DE", "it-IT"],
    "German, Italian: Cut off. 0 empty texts filled. 1 language not tried.",
    2,
  ],
])("%s can't be translated: it is named, and others are still tried", async (_, broken, message, calls) => {
  const asked: string[] = [];
  server.use(
    handle(localizationsEndpoints.translate, async ({ request }) => {
      const { target } = localizationsEndpoints.translate.body.parse(await request.json());
      asked.push(target);
      if (broken.includes(target)) {
        const refusal = { success: false, code: "TRANSLATION_FAILED", message: "Cut off.", requestId: "r" };
        return Response.json(refusal, { status: 502 });
      }
      const data = [{ field: "name", text: target, variants: [] }];
      return Response.json({ success: true, data, provider: "openai", note: null });
    }),
  );
  serveLocalization(server, { draft: withTexts({ "de-DE": {}, "it-IT": {}, "nl-NL": {} }) });
  const { user } = openLocalization("?lang=de-DE");
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Auto Translate All" }));
  expect(await findSaid(message)).toBeVisible();
  expect(asked).toHaveLength(calls);
  expect(screen.queryByText("Auto-translation completed")).not.toBeInTheDocument();
});
