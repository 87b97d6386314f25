import type { Locator, Page } from "@playwright/test";

/** The details of an app, above whatever page is shown. */
export class AppDetails {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get rankings(): Locator {
    return this.dialog.getByRole("table", { name: "Keyword rankings" });
  }

  async chooseTab(name: string): Promise<void> {
    await this.dialog.getByRole("tab", { name, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Close" }).click();
  }

  async minimize(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Minimize" }).click();
  }
}
