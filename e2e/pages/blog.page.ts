import type { Locator, Page } from "@playwright/test";

/** The list of posts. */
export class BlogPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/blog");
  }

  get posts(): Locator {
    return this.page.getByRole("heading", { level: 2 }).getByRole("link");
  }

  async openPost(title: string): Promise<void> {
    await this.posts.filter({ hasText: title }).click();
  }

  async search(text: string): Promise<void> {
    const form = this.page.getByRole("search", { name: "Blog" });
    await form.getByLabel("Search posts").fill(text);
    await form.getByRole("button", { name: "Search", exact: true }).click();
  }
}
