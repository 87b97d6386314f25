import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { appsEndpoints } from "@listwise/contracts/apps";
import type { Account } from "../fixtures/accounts";
import { expect, test } from "../fixtures/test";
import { ScreenshotsPage } from "../pages/screenshots.page";

/** Reads width, height and color type from the header of a PNG; color type 2 is RGB without transparency. */
function parsePngHeader(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), colorType: png.readUInt8(25) };
}

async function trackFirstApp(request: APIRequestContext, { session }: Account): Promise<void> {
  const headers = { authorization: `Bearer ${session.token}` };
  await request.post(`/api${appsEndpoints.follow.path}`, { headers, data: { appId: 1 } });
}

test("a screenshot has exactly the store's size and no transparency; draft and picture survive a reload", async ({
  userPage,
  account,
  request,
}) => {
  await trackFirstApp(request, account);
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

test("one archive has all languages and sizes in the stores' folders, and the draft opens in another browser", async ({
  userPage,
  account,
  request,
}) => {
  await trackFirstApp(request, account);
  const page = new ScreenshotsPage(userPage);
  await page.open(1);
  await page.addPicture({ name: "own.png", mimeType: "image/png", buffer: await userPage.screenshot() });
  await page.caption.fill("Find every trail");
  await page.addLanguage("Hebrew");
  await page.editLanguage("Hebrew");
  await page.caption.fill("כל מסלול");
  await page.addSize("iPad 13″");
  await expect(page.zip).toBeEnabled();
  const files = await page.downloadZip();
  expect(Object.fromEntries(Object.entries(files).map(([path, png]) => [path, parsePngHeader(png)]))).toEqual(
    {
      "screenshots/en-US/iphone-6.9_01_1320x2868.png": { width: 1320, height: 2868, colorType: 2 },
      "screenshots/en-US/ipad-13_01_2064x2752.png": { width: 2064, height: 2752, colorType: 2 },
      "screenshots/he/iphone-6.9_01_1320x2868.png": { width: 1320, height: 2868, colorType: 2 },
      "screenshots/he/ipad-13_01_2064x2752.png": { width: 2064, height: 2752, colorType: 2 },
    },
  );
  await userPage.getByLabel("Store the images with this draft").check();
  await page.saveAs("Launch");
  await expect(userPage.getByText(/^1 image stored\./)).toBeVisible();

  // The pictures of this browser are gone, as in another one.
  await userPage.goto("/dashboard");
  await userPage.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("listwise-screens");
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      }),
  );
  await page.open(1);
  await expect(page.caption).toHaveValue("Find every trail");
  await expect(page.zip).toBeEnabled();
  await expect(userPage.getByText("No image")).toHaveCount(0);
  const again = await page.downloadZip();
  expect(again["screenshots/he/ipad-13_01_2064x2752.png"]).toEqual(
    files["screenshots/he/ipad-13_01_2064x2752.png"],
  );
});

test("on a phone, the icons of a home screen stay apart and nothing leaves the page", async ({
  userPage,
  account,
  request,
}) => {
  await trackFirstApp(request, account);
  await userPage.setViewportSize({ width: 390, height: 390 });
  await userPage.goto("/aso-tools/icon-analyzer?for=1");
  const buffer = await userPage.screenshot();
  await userPage
    .locator("input[type=file]")
    .setInputFiles({ name: "icon.png", mimeType: "image/png", buffer });
  await userPage.getByLabel("Keyword", { exact: true }).fill("weather");
  await userPage.getByRole("button", { name: "Show", exact: true }).click();
  const card = userPage.getByRole("region", { name: "A/B preview" });
  await card.getByText("Home screen").click();
  const icons = card.getByRole("list", { name: "A, light home screen" }).locator("li > :first-child");
  await expect(icons).toHaveCount(9);
  // Icons are drawn anew when they have loaded.
  const measureGap = () =>
    icons.evaluateAll((all) => {
      const [first, second] = all.map((icon) => icon.getBoundingClientRect());
      return (second?.left ?? 0) - (first?.right ?? 0);
    });
  await expect.poll(measureGap).toBeGreaterThan(0);
  expect(await userPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
