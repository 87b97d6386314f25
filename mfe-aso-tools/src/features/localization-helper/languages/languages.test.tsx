import { startApiServer } from "@listwise/shared-auth/testing";
import { address, expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, within } from "@testing-library/react";
import {
  withTexts,
  serveLocalization,
  resetLocalization,
  openLocalization,
  findBox,
  findSaid,
} from "../localization.testing";

const server = startApiServer();

beforeEach(() => {
  resetLocalization();
  serveLocalization(server);
});

test("languages are added by keyboard and opened next to the base language; two are shown next to each other", async () => {
  const { user, container } = openLocalization("");
  expect(await findBox("App Name, English (US)")).toHaveValue("Trail Radar");
  expect(screen.getByRole("heading", { name: "No translations yet" })).toBeVisible();
  expect(screen.getAllByRole("textbox", { name: /, English/ })).toHaveLength(6);
  await user.type(screen.getByRole("searchbox", { name: "Search languages" }), "ital{Enter}");
  expect(await findBox("App Name, Italian")).toBeVisible();
  expect(address()).toContain("lang=it-IT");
  await user.type(screen.getByRole("searchbox", { name: "Search languages" }), "deutsch{Enter}");
  await user.type(await findBox("App Name, German"), "Pfad");
  const description = await findBox("Description, German");
  description.scrollTop = 200;
  await user.keyboard("{Alt>}{PageDown}{/Alt}");
  expect(await findBox("App Name, Italian")).toHaveFocus();
  expect(await findBox("Description, Italian")).toHaveProperty("scrollTop", 0);
  await user.keyboard("{Alt>}{PageUp}{/Alt}");
  expect(await findBox("App Name, German")).toHaveFocus();
  await user.selectOptions(screen.getByRole("combobox", { name: "Next to" }), "Italian");
  expect(address()).toContain("lang=it-IT%2Cde-DE");
  expect(screen.queryByRole("textbox", { name: "App Name, English (US)" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("the focus goes to the languages to add, and to the language that was added", async () => {
  const { user } = openLocalization("");
  (await screen.findByRole("button", { name: /^Add a language/ })).focus();
  await user.keyboard("{Enter}");
  const [first] = within(screen.getByRole("list", { name: "Languages to add" })).getAllByRole("button");
  expect(first).toHaveFocus();
  const name = first?.textContent ?? "";
  await user.keyboard("{Enter}");
  expect(await findBox(`App Name, ${name}`)).toBeVisible();
  const languages = within(screen.getByRole("list", { name: "Languages" }));
  expect(languages.getByRole("button", { name: new RegExp(`^${name.replace(/[()]/g, ".")}`) })).toHaveFocus();
});

test("the arrow keys move through the languages; selecting limits what is exported", async () => {
  serveLocalization(server, { draft: withTexts({ "de-DE": { name: "Pfad" }, "it-IT": { name: "Via" } }) });
  const { user } = openLocalization("");
  await findBox("App Name, German");
  const list = within(screen.getByRole("list", { name: "Languages" }));
  act(() => list.getByRole("button", { name: /^English/ }).focus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(list.getByRole("button", { name: /^Italian/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await findBox("App Name, Italian")).toHaveValue("Via");
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
  serveLocalization(server, { draft: withTexts({ "de-DE": { name: "Pfad" } }) });
  const { user } = openLocalization("?lang=de-DE");
  await findBox("App Name, German");
  await user.click(screen.getByRole("button", { name: "Remove German" }));
  expect(await findSaid("German removed")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "App Name, German" })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole("region", { name: "Translation Manager" })).getByRole("button", { name: "Undo" }),
  );
  expect(await findBox("App Name, German")).toHaveValue("Pfad");
});
