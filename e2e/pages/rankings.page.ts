import type { Locator, Page } from "@playwright/test";

/** The grid of tracked apps and keywords. */
export class RankingsPage {
  readonly grid: Locator;
  readonly history: Locator;

  constructor(private readonly page: Page) {
    this.grid = page.getByRole("grid", { name: /^Rankings in/ });
    this.history = page.getByRole("dialog", { name: /^Rank history of/ });
  }

  async open(search = ""): Promise<void> {
    await this.page.goto(`/rankings${search}`);
    await this.grid.waitFor();
  }

  keywords(): Locator {
    return this.grid.getByRole("rowheader");
  }

  /** Cells with a rank in the top 200. */
  rankedCells(): Locator {
    return this.grid.getByRole("button", { name: /^Rank \d/ });
  }

  async refreshAll(): Promise<void> {
    await this.page.getByRole("button", { name: "Refresh all" }).click();
  }
}
