import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";

/** The screenshot generator. */
export class ScreenshotsPage {
  constructor(private readonly page: Page) {}

  get caption(): Locator {
    return this.page.getByRole("textbox", { name: "Caption" });
  }

  get replacePicture(): Locator {
    return this.page.getByRole("button", { name: "Replace image" });
  }

  get zip(): Locator {
    return this.page.getByRole("button", { name: "Download all as zip" });
  }

  async open(appId: number): Promise<void> {
    await this.page.goto(`/aso-tools/screenshot-generator?for=${appId}`);
    await this.caption.waitFor();
  }

  async addPicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.getByLabel("App screenshots").setInputFiles(file);
    await this.replacePicture.waitFor();
  }

  async applyTemplate(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Templates" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Templates" });
    await dialog.getByRole("button", { name }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  async addLanguage(name: string): Promise<void> {
    await this.page.getByLabel("Add a language").selectOption({ label: name });
  }

  async editLanguage(name: string): Promise<void> {
    await this.page.getByLabel("Language", { exact: true }).selectOption({ label: name });
  }

  async addSize(label: string): Promise<void> {
    await this.page.getByRole("checkbox", { name: new RegExp(`^${label} `) }).check();
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

  /** Downloads all screenshots. Returns the files of the archive by path. */
  async downloadZip(): Promise<Record<string, Buffer>> {
    const coming = this.page.waitForEvent("download");
    await this.zip.click();
    const files = unzipSync(new Uint8Array(await readFile(await (await coming).path())));
    return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
  }

  private async findOptionIndex(select: Locator, label: string): Promise<number> {
    const labels = await select.locator("option").allTextContents();
    return labels.findIndex((text) => text.startsWith(label));
  }
}
