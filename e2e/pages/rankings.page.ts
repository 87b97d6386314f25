import { appsEndpoints } from "@listwise/contracts/apps";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { z } from "@listwise/contracts/zod";
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

  /** Answers as if the user had further own apps, with the ranks of the first one. */
  async multiplyApps(count: number): Promise<void> {
    const copies = Array.from({ length: count }, (_, at) => ({ id: 1_000_000 + at, name: `Copy ${at + 1}` }));
    await this.page.route("**/api/apps/followed", async (route) => {
      const response = await route.fetch();
      const { data } = z.parse(appsEndpoints.followed.response, await response.json());
      const own = data.find(({ relation }) => relation === "own");
      const more = copies.map((copy) => ({ ...own, app: { ...own?.app, ...copy } }));
      await route.fulfill({ response, json: { success: true, data: [...data, ...more] } });
    });
    await this.page.route("**/api/rankings/matrix?*", async (route) => {
      const response = await route.fetch();
      const answer = z.parse(rankingsEndpoints.matrix.response, await response.json());
      const first = answer.data[0]?.ranks[0]?.appId;
      const data = answer.data.map(({ ranks, ...keyword }) => {
        const copied = ranks.filter(({ appId }) => appId === first);
        const more = copies.flatMap(({ id }) => copied.map((rank) => ({ ...rank, appId: id })));
        return { ...keyword, ranks: [...ranks, ...more] };
      });
      await route.fulfill({ response, json: { ...answer, data } });
    });
  }

  /** Returns the position of the cell with the focus, counted from 1 with the header. */
  getFocused(): Promise<{ row: number; column: number }> {
    return this.page.evaluate(() => {
      const cell = document.activeElement?.closest("[aria-colindex]");
      return {
        row: Number(cell?.closest("tr")?.getAttribute("aria-rowindex")),
        column: Number(cell?.getAttribute("aria-colindex")),
      };
    });
  }

  async refreshAll(): Promise<void> {
    await this.page.getByRole("button", { name: "Refresh all" }).click();
  }
}
