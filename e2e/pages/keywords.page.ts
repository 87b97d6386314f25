import { expect, type Download, type Locator, type Page } from "@playwright/test";

/** The user's tracked keywords with their ranks. */
export class KeywordsPage {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  get views(): Locator {
    return this.page.getByRole("navigation", { name: "Saved views" });
  }

  /** The rows of the table without the header and the headings of groups. */
  get rows(): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("checkbox") });
  }

  private get table(): Locator {
    return this.page.getByRole("grid", { name: "Tracked keywords" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/keywords${query}`);
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

  async untrack(keyword: string): Promise<void> {
    await this.row(keyword)
      .getByRole("button", { name: `Untrack ${keyword}` })
      .click();
  }

  async edit(keyword: string, { category, notes }: { category: string; notes: string }): Promise<void> {
    await this.row(keyword)
      .getByRole("button", { name: `Edit ${keyword}` })
      .click();
    await this.dialog.getByLabel("Category").fill(category);
    await this.dialog.getByLabel("Notes").fill(notes);
    await this.dialog.getByRole("button", { name: "Save" }).click();
  }

  async select(...keywords: string[]): Promise<void> {
    for (const keyword of keywords) {
      await this.page.getByRole("checkbox", { name: `Select ${keyword}`, exact: true }).check();
    }
  }

  /** Opens the dialog of a bulk edit for the selected keywords. */
  async editSelected(action: string): Promise<void> {
    await this.page
      .getByRole("group", { name: "Selected keywords" })
      .getByRole("button", { name: "Edit" })
      .click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  async untrackSelected(): Promise<void> {
    const group = this.page.getByRole("group", { name: "Selected keywords" });
    await group.getByRole("button", { name: "Untrack" }).click();
  }

  /** Opens the bulk dialog and pastes text; `send` tracks the new keywords. */
  async paste(text: string): Promise<void> {
    await this.openAddMany();
    await this.dialog.getByLabel("Keywords", { exact: true }).fill(text);
  }

  async importCsv(path: string): Promise<void> {
    await this.openAddMany();
    await this.dialog.getByLabel(/import a CSV file/).setInputFiles(path);
  }

  async send(count: number): Promise<void> {
    await this.dialog.getByRole("button", { name: `Track ${count}`, exact: true }).click();
  }

  /** Closes the dialog and waits until the focus is back, which would close a menu that is opened before. */
  async done(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Done" }).click();
    await expect(this.page.getByRole("button", { name: "Add many" })).toBeFocused();
  }

  async filterBy(name: "country" | "category" | "tag" | "rank" | "change", label: string): Promise<void> {
    await this.page.getByLabel(`Filter by ${name}`).selectOption({ label });
  }

  async saveView(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Save this view" }).click();
    await this.dialog.getByLabel("Name").fill(name);
    await this.dialog.getByRole("button", { name: "Save view" }).click();
    await expect(this.dialog).toBeHidden();
  }

  async exportCsv(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Export CSV" }).click();
    return download;
  }

  row(keyword: string): Locator {
    return this.rows.filter({ has: this.page.getByRole("link", { name: keyword, exact: true }) });
  }

  /** The cell of a keyword in a visible column. */
  cell(keyword: string, column: string): Locator {
    return this.row(keyword).locator(`[role="gridcell"][data-label="${column}"]`);
  }

  /** Shows a column that is hidden because the window is narrow. */
  async showColumn(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Columns", exact: true }).click();
    // By key, because a toast may lie above it.
    await this.page.getByRole("menuitemcheckbox", { name, exact: true }).press("Enter");
    await this.page.keyboard.press("Escape");
  }

  private async openAddMany(): Promise<void> {
    await this.page.getByRole("button", { name: "Add many" }).click();
  }
}
