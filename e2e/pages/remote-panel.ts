import type { Locator, Page } from "@playwright/test";

/** The error panel in the slot of a remote that failed. */
export class RemotePanel {
  private readonly panel: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole("alert").filter({
      has: page.getByRole("heading", { name: "This section is unavailable" }),
    });
  }

  get root(): Locator {
    return this.panel;
  }

  get wayOn(): Locator {
    return this.panel.getByRole("link", { name: /Go to/ });
  }

  async retry(): Promise<void> {
    await this.panel.getByRole("button", { name: "Retry" }).click();
  }
}
