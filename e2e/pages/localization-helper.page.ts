import type { Download, Locator, Page } from "@playwright/test";

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

  /** Confirms the open export with the keyboard, and returns the file. */
  async confirmExport(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.dialog.getByRole("button", { name: /^Export \d/ }).focus();
    await this.page.keyboard.press("Enter");
    return download;
  }
}
