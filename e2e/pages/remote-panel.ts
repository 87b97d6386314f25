import type { Locator, Page } from "@playwright/test";

const HEADINGS = { error: "This section is unavailable", slow: "This section is taking longer than usual" };

/** The panel in the slot of a remote that failed, or that took too long. */
export class RemotePanel {
  private readonly panel: Locator;

  constructor(page: Page, kind: keyof typeof HEADINGS = "error") {
    this.panel = page.getByRole("alert").filter({
      has: page.getByRole("heading", { name: HEADINGS[kind] }),
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
