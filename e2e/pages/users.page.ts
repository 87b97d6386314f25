import type { Locator, Page } from "@playwright/test";

/** The administrators' list of users. */
export class UsersPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/admin/users");
  }

  async search(text: string): Promise<void> {
    await this.page.getByLabel("Search users").fill(text);
  }

  get rows(): Locator {
    return this.page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: "@" });
  }
}
