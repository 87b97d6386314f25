import { readFile } from "node:fs/promises";
import { appsEndpoints } from "@listwise/contracts/apps";
import { expect, test } from "../fixtures/test";
import { ScreenshotsPage } from "../pages/screenshots.page";

/** Reads width, height and color type from the header of a PNG; color type 2 is RGB without transparency. */
function parsePngHeader(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), colorType: png.readUInt8(25) };
}

test("a screenshot has exactly the store's size and no transparency; draft and picture survive a reload", async ({
  userPage,
  account,
  request,
}) => {
  const headers = { authorization: `Bearer ${account.session.token}` };
  await request.post(`/api${appsEndpoints.follow.path}`, { headers, data: { appId: 1 } });
  const page = new ScreenshotsPage(userPage);
  await page.open(1);
  const own = await userPage.screenshot();
  await page.addPicture({ name: "own.png", mimeType: "image/png", buffer: own });
  await page.caption.fill("Find every trail");
  await page.saveAs("Launch");
  await userPage.reload();
  await expect(page.caption).toHaveValue("Find every trail");
  await expect(page.replacePicture).toBeVisible();
  for (const [size, width, height] of [
    ["iPhone 6.9″", 1320, 2868],
    ["iPad 13″", 2064, 2752],
  ] as const) {
    const file = await page.download(size);
    expect(parsePngHeader(await readFile(file))).toEqual({ width, height, colorType: 2 });
  }
});
