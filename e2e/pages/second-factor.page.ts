import type { Locator, Page } from "@playwright/test";

/** Second factors: their cards in the settings, the second sign-in step, and the dialog that confirms a session. */
export class SecondFactorPage {
  constructor(private readonly page: Page) {}

  get secondStep(): Locator {
    return this.page.getByRole("heading", { name: "Two-factor authentication" });
  }

  get question(): Locator {
    return this.page.getByRole("dialog", { name: "Confirm it's you" });
  }

  card(name: "Passkeys" | "Authenticator app" | "Recovery codes"): Locator {
    return this.page.getByRole("region", { name });
  }

  /** Starts the setup of an authenticator app. Returns its secret. */
  async beginAuthenticator(): Promise<string> {
    await this.card("Authenticator app").getByRole("button", { name: "Set up authenticator app" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Set up your authenticator app" });
    await dialog.getByRole("img", { name: /QR code/ }).waitFor();
    return (await dialog.getByRole("code").innerText()).replaceAll(" ", "");
  }

  async finishAuthenticator(code: string): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: "Set up your authenticator app" });
    await dialog.getByLabel("Code from the app").fill(code);
    await dialog.getByRole("button", { name: "Turn on" }).click();
  }

  /** Returns the recovery codes, which are shown once, and closes the dialog. */
  async takeRecoveryCodes(): Promise<string[]> {
    const dialog = this.page.getByRole("dialog", { name: "Save your recovery codes" });
    const items = dialog.getByRole("listitem");
    await items.first().waitFor(); // `allInnerTexts` does not wait.
    const codes = await items.allInnerTexts();
    await dialog.getByRole("button", { name: "I saved my codes" }).click();
    return codes;
  }

  async addPasskey(name: string): Promise<void> {
    await this.card("Passkeys").getByRole("button", { name: "Add a passkey" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Continue" }).click();
  }

  /** Fills in the code; six digits submit the form. */
  async typeCode(code: string): Promise<void> {
    await this.page.getByLabel("Authentication code").fill(code);
  }

  async useRecoveryCode(code: string): Promise<void> {
    await this.page.getByRole("button", { name: "Use a recovery code" }).click();
    await this.page.getByLabel("Recovery code").fill(code);
    await this.page.getByRole("button", { name: "Verify" }).click();
  }

  async usePasskey(): Promise<void> {
    await this.page.getByRole("button", { name: "Use a passkey" }).click();
  }
}
