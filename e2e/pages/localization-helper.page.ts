import type { Download, Locator, Page } from "@playwright/test";

const FIELD_LABELS = [
  "App Name",
  "Subtitle",
  "Short Description",
  "Description",
  "Keywords",
  "Release Notes",
];

/** The Localization Helper. */
export class LocalizationHelperPage {
  constructor(private readonly page: Page) {}

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Search languages" });
  }

  get languages(): Locator {
    return this.page.getByRole("list", { name: "Languages", exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: /^Export to/ });
  }

  getText(field: string, language: string): Locator {
    return this.page.getByRole("textbox", { name: `${field}, ${language}`, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto("/aso-tools/localization-helper");
    await this.getText("App Name", "English (US)").waitFor();
    await this.page.getByRole("button", { name: "Fetch App Store Data", disabled: false }).waitFor();
  }

  /** Adds a language with the keyboard alone, and opens it. */
  async add(language: string): Promise<void> {
    await this.search.focus();
    await this.page.keyboard.type(language);
    await this.page.keyboard.press("Enter");
    await this.getText("App Name", language).waitFor();
  }

  /** Presses Enter on a focused button. */
  async press(name: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole("button", { name, exact: true }).focus();
    await this.page.keyboard.press("Enter");
  }

  /** Imports a file, and waits for one of its languages. */
  async importFile(input: string, name: string, buffer: Buffer, language: string): Promise<void> {
    await this.page
      .getByLabel(input, { exact: true })
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await this.languages.getByRole("button", { name: language }).waitFor();
  }

  /** Opens each language, and returns the texts by their labels. */
  async readTexts(languages: readonly string[]): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const language of languages) {
      await this.languages.getByRole("button", { name: language }).first().click();
      await this.getText("App Name", language).waitFor();
      for (const field of FIELD_LABELS) {
        texts[`${field}, ${language}`] = await this.getText(field, language).inputValue();
      }
    }
    return texts;
  }

  /** Opens the dialog that exports to a format. */
  async startExport(format: string): Promise<void> {
    if (format === "StoreHelper") return this.press("Export StoreHelper");
    await this.press("More formats");
    await this.page.getByRole("menuitem", { name: `Export ${format}`, exact: true }).focus();
    await this.page.keyboard.press("Enter");
  }

  /** Confirms the open export with the keyboard, and returns the file. */
  async confirmExport(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.dialog.getByRole("button", { name: /^Export \d/ }).focus();
    await this.page.keyboard.press("Enter");
    return download;
  }
}
