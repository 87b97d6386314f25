import type { Locator, Page } from "@playwright/test";

/** The screenshot generator. */
export class ScreenshotsPage {
  constructor(private readonly page: Page) {}

  get caption(): Locator {
    return this.page.getByRole("textbox", { name: "Caption" });
  }

  get replacePicture(): Locator {
    return this.page.getByRole("button", { name: "Replace image" });
  }

  async open(appId: number): Promise<void> {
    await this.page.goto(`/aso-tools/screenshot-generator?for=${appId}`);
    await this.caption.waitFor();
  }

  async addPicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel("App screenshots").setInputFiles(file);
    await this.replacePicture.waitFor();
  }

  async saveAs(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = this.page.getByRole("dialog", { name: "Save draft" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Save" }).click();
    await this.page.getByText("Saved", { exact: true }).waitFor();
  }

  /** Downloads the selected screenshot in a size. Returns the path of the file. */
  async download(size: string): Promise<string> {
    const sizes = this.page.getByLabel("Size", { exact: true });
    await sizes.selectOption({ index: await this.findOptionIndex(sizes, size) });
    const coming = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: `Download PNG ${size}` }).click();
    return (await coming).path();
  }

  private async findOptionIndex(select: Locator, label: string): Promise<number> {
    const labels = await select.locator("option").allTextContents();
    return labels.findIndex((text) => text.startsWith(label));
  }
}
