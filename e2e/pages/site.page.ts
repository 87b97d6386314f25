import type { Locator, Page } from "@playwright/test";

/** What is around every page: bars, menus, the place of a remote. */
export class SitePage {
  constructor(private readonly page: Page) {}

  /** The heading of the page that is shown: not the one the server paints ahead of it, nor a banner's. */
  heading(name: string | RegExp): Locator {
    return this.page.locator("#root #main").getByRole("heading", { level: 1, name, exact: true });
  }

  /** The place of a remote's pages. */
  slot(remote: string): Locator {
    return this.page.locator(`main [data-remote="${remote}"]`);
  }

  get sidebar(): Locator {
    return this.page.getByRole("navigation", { name: "Sidebar" });
  }

  get administration(): Locator {
    return this.page.getByRole("navigation", { name: "Administration" });
  }

  get mainMenu(): Locator {
    return this.page.getByRole("navigation", { name: "Main" });
  }

  get footer(): Locator {
    return this.page.getByRole("navigation", { name: "Footer" });
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  get palette(): Locator {
    return this.page.getByRole("dialog", { name: "Command palette" });
  }

  get skipLink(): Locator {
    return this.page.getByRole("link", { name: "Skip to content" });
  }

  get document(): Locator {
    return this.page.locator("html");
  }

  /** Enters a path in the document that is open, as Back and Forward do: quicker than a document of its own. */
  async enter(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Follows an entry of a signed-in person's sidebar. */
  async goTo(entry: string): Promise<void> {
    await this.sidebar.getByRole("link", { name: entry, exact: true }).click();
  }

  async toast(text: string): Promise<Locator> {
    return this.page.getByText(text, { exact: true });
  }

  /** Chooses an appearance in the theme dialog. */
  async chooseTheme(mode: "Dark" | "Light" | "Auto"): Promise<void> {
    await this.page.getByRole("button", { name: "User menu" }).click();
    await this.page.getByRole("menuitem", { name: "Customize Theme" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Customize Theme" });
    await dialog.getByRole("radio", { name: mode }).check();
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  async logOut(): Promise<void> {
    await this.page.getByRole("button", { name: "User menu" }).click();
    await this.page.getByRole("menuitem", { name: "Log out" }).click();
  }
}
