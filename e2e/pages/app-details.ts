import type { Locator, Page } from "@playwright/test";

/** The app details dialog, which opens over any page. */
export class AppDetails {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get rankings(): Locator {
    return this.dialog.getByRole("table", { name: "Keyword rankings" });
  }

  tab(name: string): Locator {
    return this.dialog.getByRole("tab", { name, exact: true });
  }

  country(name: string): Locator {
    return this.dialog.getByRole("group", { name: "Localizations" }).getByRole("button", { name });
  }

  async openExport(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Export App Data" }).click();
  }

  /** Starts an export in the open export dialog. */
  async startExport(format: string): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: "Export App Data" });
    await dialog.getByRole("radio", { name: format }).check({ force: true });
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
  }

  async chooseTab(name: string): Promise<void> {
    await this.tab(name).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Close" }).click();
  }

  async minimize(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Minimize" }).click();
  }
}
