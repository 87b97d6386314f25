import type { Locator, Page } from "@playwright/test";

/** The search for apps, and the user's tracked apps. */
export class TrackedAppsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/tracked-apps");
  }

  /** Searches a store, the selected one by default. */
  async search(text: string, country: string, store?: string): Promise<void> {
    const form = this.page.getByRole("search", { name: "Find apps" });
    await form.getByLabel("Search apps").fill(text);
    await form.getByLabel("Country").selectOption({ label: country });
    if (store !== undefined) await form.getByLabel("Store").selectOption({ label: store });
    await form.getByRole("button", { name: "Search", exact: true }).click();
  }

  get results(): Locator {
    return this.page.getByRole("list", { name: "Search results" }).getByRole("listitem");
  }

  result(name: string): Locator {
    return this.results.filter({ has: this.page.getByRole("link", { name, exact: true }) });
  }

  /** A tracked app by its id, because its name can differ by country. */
  trackedApp(id: number): Locator {
    return this.page
      .getByRole("list", { name: "Tracked apps" })
      .getByRole("listitem")
      .filter({ has: this.page.locator(`a[href*="app=${id}"]`) });
  }

  async track(name: string): Promise<void> {
    await this.result(name)
      .getByRole("button", { name: `Track ${name}`, exact: true })
      .click();
    await this.result(name)
      .getByRole("button", { name: `Untrack ${name}`, exact: true })
      .waitFor();
  }

  /** The link from the first tracked app to its details. */
  get firstFollowed(): Locator {
    return this.page.getByRole("list", { name: "Tracked apps" }).getByRole("link").first();
  }

  async openFirstDetails(): Promise<void> {
    await this.firstFollowed.click();
  }
}
