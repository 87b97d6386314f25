// Takes the pictures of the help pages from a running site.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/toolchain.mjs";

/** @import { Browser, Locator, Page } from "@playwright/test" */
/** @import { DemoAccount } from "./fill-demo-account.mjs" */
/**
 * @typedef {object} Picture
 * @property {string} name Name of its files, without the theme.
 * @property {(account: DemoAccount) => string} getPath Returns the path of the page.
 * @property {(page: Page) => Promise<unknown>} [prepare] Takes the steps before the picture.
 * @property {(page: Page) => Locator} [getTop] Returns the element at its top; the page's heading by default.
 * @property {boolean} [isDialog] Shows the middle of the window.
 */

const FOLDER = path.join(root, "backend/src/modules/site/help-pictures");
const THEMES = /** @type {const} */ (["dark", "light"]);
/** Size of the pictures; a test compares it with what the help pages declare. */
const SIZE = { width: 960, height: 600 };
const VIEWPORT = { width: 1232, height: 900 };
const SIDEBAR_WIDTH = 240;
const HEADER_HEIGHT = 57;
const MARGIN_PX = 16;
/** Quality of the WebP files. Chosen by us: text stays sharp, and files are below 60 kB. */
const QUALITY = 78;
/** The day that all pictures show, so that those taken later differ only where the product does. */
const SHOWN_DAY = "2026-11-23";
/** Share of different pixels up to which two pictures look the same, such as another time. Chosen by us. */
const MAX_DIFFERENCE = 0.000_12;
const TIMEOUT_MS = 30_000;
/** A page whose network has been idle for this long, and whose picture is the same after it, has settled. */
const SETTLE_MS = 400;
const MAX_SETTLES = 50;

/**
 * Signs in, turns animations off, and makes the page format all dates as if today were `day`. Runs in the page.
 * @param {{ session: DemoAccount["session"], theme: string, day: string }} options
 */
function preparePage({ session, theme, day }) {
  localStorage.setItem("token", session.token);
  localStorage.setItem("refreshToken", session.refreshToken);
  localStorage.setItem("user", JSON.stringify(session.user));
  localStorage.setItem("theme-config", JSON.stringify({ theme, animations: false }));
  const dayMs = 86_400_000;
  const offset = (Math.floor(Date.now() / dayMs) - Date.parse(day) / dayMs) * dayMs;
  const prototype = Intl.DateTimeFormat.prototype;
  const getFormat = Object.getOwnPropertyDescriptor(prototype, "format")?.get;
  Object.defineProperty(prototype, "format", {
    get() {
      return (/** @type {Date | number} */ value) => getFormat?.call(this)(Number(value) - offset);
    },
  });
}

/**
 * Returns the share of pixels that differ between two pictures; 1 if their sizes differ. Runs in the page.
 * @param {string[]} urls
 */
async function comparePictures(urls) {
  const [before, after] = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      pen?.drawImage(image, 0, 0);
      return pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (!before || !after || before.length !== after.length) return 1;
  let different = 0;
  for (let at = 0; at < after.length; at += 4) {
    const distance = [0, 1, 2].map((channel) =>
      Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)),
    );
    if (Math.max(...distance) > 40) different += 1;
  }
  return different / (after.length / 4);
}

const toUrl = (/** @type {Buffer} */ picture) => `data:image/webp;base64,${picture.toString("base64")}`;

/** Scrolls to the top, and hides messages and the text cursor. Runs in the page. */
function showCalmly() {
  window.scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const messages = document.querySelector("[data-toaster]");
  if (messages instanceof HTMLElement) messages.style.display = "none";
}

/**
 * Takes a picture once the page has settled.
 * @param {Page} page
 * @param {Picture} picture
 */
async function capture(page, { getTop, isDialog }) {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(showCalmly);
  const shoot = async () => {
    const top = await (getTop?.(page) ?? page.locator("header:has(h1)").first()).boundingBox();
    const y = isDialog ? 40 : Math.max(HEADER_HEIGHT, (top?.y ?? 0) - MARGIN_PX);
    const x = isDialog ? (VIEWPORT.width - SIZE.width) / 2 : SIDEBAR_WIDTH + MARGIN_PX;
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality: QUALITY,
      captureBeyondViewport: true,
      clip: { ...SIZE, x, y, scale: 1 },
    });
    return Buffer.from(data, "base64");
  };
  let last = await shoot();
  for (let tries = 0; tries < MAX_SETTLES; tries++) {
    await page.waitForTimeout(SETTLE_MS);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error("The page doesn't settle.");
}

/**
 * Takes each picture in each theme, and writes those that look different from the ones there are.
 * @param {Browser} browser
 * @param {{ url: string, account: DemoAccount, pictures: readonly Picture[] }} options
 */
export async function takePictures(browser, { url, account, pictures }) {
  const blank = await browser.newPage();
  /** @type {string[]} */
  const failed = [];
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.addInitScript(preparePage, { session: account.session, theme, day: SHOWN_DAY });
    for (const picture of pictures) {
      const file = path.join(FOLDER, `${picture.name}-${theme}.webp`);
      const page = await context.newPage();
      try {
        await page.goto(url + picture.getPath(account));
        await page.locator("[data-remote-status=ready] h1").first().waitFor();
        await page.waitForLoadState("networkidle");
        await picture.prepare?.(page);
        await page.waitForLoadState("networkidle");
        const taken = await capture(page, picture);
        const before = existsSync(file) ? readFileSync(file) : null;
        const difference = before ? await blank.evaluate(comparePictures, [toUrl(before), toUrl(taken)]) : 1;
        const isNew = difference > MAX_DIFFERENCE;
        if (isNew) writeFileSync(file, taken);
        const size = `${Math.round(taken.length / 1000)} kB`;
        console.log(
          `${path.basename(file).padEnd(44)} ${size.padStart(6)}  ${isNew ? "written" : "unchanged"}`,
        );
      } catch (error) {
        failed.push(path.basename(file));
        console.error(`${path.basename(file)}: ${error instanceof Error ? error.message : error}`);
      }
      await page.close();
    }
    await context.close();
  }
  if (failed.length > 0) throw new Error(`These pictures could not be taken: ${failed.join(", ")}.`);
}
