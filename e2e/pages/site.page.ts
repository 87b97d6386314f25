import type { Locator, Page } from "@playwright/test";

/** The frame of every page: bars, menus, and the slots of remotes. */
export class SitePage {
  constructor(private readonly page: Page) {}

  /** The heading of the current page, not the server-rendered one or a banner's. */
  heading(name: string | RegExp): Locator {
    return this.page.locator("#root #main").getByRole("heading", { level: 1, name, exact: true });
  }

  /** The slot of a remote's pages. */
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

  /** Navigates to a path in the open document, as Back and Forward do; faster than loading a document. */
  async enter(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Follows a link of the signed-in user's sidebar. */
  async goTo(entry: string): Promise<void> {
    await this.sidebar.getByRole("link", { name: entry, exact: true }).click();
  }

  /** The button with the current app: in the sidebar, or in the header of narrow screens. */
  get currentApp(): Locator {
    return this.page.getByRole("button", { name: /^Current app: / }).filter({ visible: true });
  }

  get switcher(): Locator {
    return this.page.getByRole("dialog", { name: "Switch app" });
  }

  /** Makes another app current, or all apps. */
  async switchApp(name: string | RegExp): Promise<void> {
    await this.currentApp.click();
    await this.switcher.getByRole("option", { name }).click();
    await this.switcher.waitFor({ state: "hidden" });
  }

  async toast(text: string): Promise<Locator> {
    return this.page.getByText(text, { exact: true });
  }

  /** Selects a mode in the theme dialog. */
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
