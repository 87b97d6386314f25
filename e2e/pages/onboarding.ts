import type { Locator, Page } from "@playwright/test";

/** The first steps of a new account, on the dashboard. */
export class Onboarding {
  constructor(private readonly page: Page) {}

  get card(): Locator {
    return this.page.getByRole("region", { name: "Get started" });
  }

  heading(name: string): Locator {
    return this.card.getByRole("heading", { level: 3, name });
  }

  /** The suggestions of the current step. */
  get choices(): Locator {
    return this.card.getByRole("checkbox");
  }

  /** The rows of the first ranks with a rank. */
  get ranks(): Locator {
    return this.card
      .getByRole("list", { name: "First ranks" })
      .getByRole("listitem")
      .filter({ hasText: "#" });
  }

  /** Searches for an app, chooses the first result and confirms that it is the user's own. Returns its name. */
  async chooseApp(text: string): Promise<string> {
    await this.card.getByRole("searchbox", { name: "Search apps" }).fill(text);
    await this.card.getByRole("searchbox", { name: "Search apps" }).press("Enter");
    const choose = this.card.getByRole("button", { name: /^Choose / }).first();
    const name = ((await choose.getAttribute("aria-label")) ?? "").replace("Choose ", "");
    await choose.click();
    await this.card.getByRole("button", { name: "Yes, this is my app" }).click();
    return name;
  }

  async addCompetitors(count: number): Promise<void> {
    await this.choices.first().waitFor();
    for (let index = 0; index < count; index++) await this.choices.nth(index).check();
    await this.card.getByRole("button", { name: /^Add \d/ }).click();
  }

  async addKeyword(keyword: string): Promise<void> {
    await this.card.getByRole("textbox", { name: "Your own keyword" }).fill(keyword);
    await this.card.getByRole("button", { name: "Add", exact: true }).click();
  }

  async trackKeywords(): Promise<void> {
    await this.card.getByRole("button", { name: /^Track \d/ }).click();
  }

  async skip(): Promise<void> {
    await this.card.getByRole("button", { name: "Skip", exact: true }).click();
  }

  /** Returns the distance of Skip from the beginning of the card, in pixels. */
  async measureSkip(): Promise<number> {
    const skip = await this.card.getByRole("button", { name: "Skip", exact: true }).elementHandle();
    return this.card.evaluate(
      (card, button) => Math.round((button?.getBoundingClientRect().y ?? 0) - card.getBoundingClientRect().y),
      skip,
    );
  }

  async finish(): Promise<void> {
    await this.card.getByRole("button", { name: "Go to your dashboard" }).click();
  }
}
