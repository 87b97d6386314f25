import type { Locator, Page } from "@playwright/test";

/** The home page with its search form. */
export class HomePage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/");
  }

  get results(): Locator {
    return this.page.getByRole("list", { name: /^Top apps for/ }).getByRole("listitem");
  }

  /** The totals of the site. */
  get figures(): Locator {
    return this.page.getByRole("region", { name: "Live totals" });
  }

  async search(keyword: string, country: string): Promise<void> {
    const form = this.page.getByRole("search", { name: "Top apps for a keyword" });
    await form.getByLabel("Country").selectOption({ label: country });
    await form.getByLabel("Keyword", { exact: true }).fill(keyword);
    await form.getByRole("button", { name: "Search", exact: true }).click();
  }
}
