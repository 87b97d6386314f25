import type { Locator, Page } from "@playwright/test";

const columns = ["Keyword", "Country", "Category", "App", "Rank", "Previous", "Change", "Checked"] as const;

/** The keywords somebody tracks, with their ranks. */
export class KeywordsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/keywords");
  }

  async track(keyword: string, country: string): Promise<void> {
    const form = this.page.getByRole("form", { name: "Track a keyword" });
    await form.getByLabel("Keyword").fill(keyword);
    await form.getByLabel("Country").selectOption({ label: country });
    await form.getByRole("button", { name: "Track keyword" }).click();
  }

  async updateRankings(): Promise<void> {
    await this.page.getByRole("button", { name: "Update rankings" }).click();
  }

  /** What a column says of a keyword. */
  cell(keyword: string, column: (typeof columns)[number]): Locator {
    return this.page
      .getByRole("table", { name: "Tracked keywords" })
      .getByRole("row")
      .filter({ has: this.page.getByRole("link", { name: keyword, exact: true }) })
      .getByRole("cell")
      .nth(columns.indexOf(column));
  }
}
