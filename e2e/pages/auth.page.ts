import type { Locator, Page } from "@playwright/test";

/** Login and registration. */
export class AuthPage {
  constructor(private readonly page: Page) {}

  /** The error message of the form. */
  get failure(): Locator {
    return this.page.getByRole("alert");
  }

  async openLogin(): Promise<void> {
    await this.page.goto("/login");
  }

  async openRegister(): Promise<void> {
    await this.page.goto("/register");
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    const form = this.page.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Password").fill(password);
    await form.getByRole("button", { name: "Login" }).click();
  }

  async register(who: { name: string; email: string; password: string }): Promise<void> {
    const form = this.page.getByRole("form", { name: "Create account" });
    await form.getByLabel("Name").fill(who.name);
    await form.getByLabel("Email").fill(who.email);
    await form.getByLabel("Password").fill(who.password);
    await form.getByRole("button", { name: "Create account" }).click();
  }
}
