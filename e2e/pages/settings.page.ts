import type { Download, Locator, Page } from "@playwright/test";

type Section = "profile" | "security" | "sessions" | "notifications" | "countries" | "appearance" | "data";

/** The account settings. */
export class SettingsPage {
  constructor(private readonly page: Page) {}

  async open(section: Section): Promise<void> {
    await this.page.goto(`/settings?section=${section}`);
  }

  get thisBrowser(): Locator {
    return this.page.getByText("This browser", { exact: true });
  }

  get endButtons(): Locator {
    return this.page.getByRole("button", { name: /^End session:/ });
  }

  async changePassword(from: string, to: string): Promise<void> {
    const form = this.page.getByRole("form", { name: "Password" });
    await form.getByLabel("Current password").fill(from);
    await form.getByLabel("New password").fill(to);
    await form.getByRole("button", { name: "Change password" }).click();
  }

  async rename(name: string): Promise<Locator> {
    const form = this.page.getByRole("form", { name: "Your name" });
    await form.getByLabel("Name").fill(name);
    return form.getByRole("button", { name: "Save name" });
  }

  async changeEmail(email: string, password: string): Promise<void> {
    const form = this.page.getByRole("form", { name: "Email address" });
    await form.getByLabel("New email").fill(email);
    await form.getByLabel("Password").fill(password);
    await form.getByRole("button", { name: "Change email" }).click();
  }

  async download(): Promise<Download> {
    const started = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: "Download my data" }).click();
    return started;
  }

  async deleteAccount({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.getByRole("button", { name: "Delete account" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your email").fill(email);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
  }
}
