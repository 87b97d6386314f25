// `pnpm bench --localization-keys` measures typing in the Localization Helper in a browser: a listing in all 39 languages
// with long texts, each keystroke from its event until the next paint, at full speed and with a CPU four times slower.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { register } from "tsx/esm/api";
import { buildAll, publish } from "../build.mjs";
import { step } from "../lib/toolchain.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { computeMedian, computeQuantile, formatMilliseconds, formatVerdict } from "./report.mjs";
import { signIn, startSite } from "./site.mjs";

/** @import { Page } from "@playwright/test" */

const PORT = 4031;
const GOAL_MS = 100;
const SLOWDOWNS = [1, 4];
const WORDS = "Find a trail map, then walk on without a signal. ";
/** Typed texts; a pause after each lets the checks of all languages run while the next keys arrive. */
const TYPED = ["walk", " the", " wild", " paths"];
const PAUSE_MS = 280;
/** Ten keys per second, which is fast typing; without a pause, a key would wait for those before it. */
const KEY_INTERVAL_MS = 100;

/** Returns texts that fill the limits of every field; texts outside ASCII are the slowest to count. */
function createTexts(/** @type {string} */ code) {
  const mark = `${code} Ω `;
  const fill = (/** @type {number} */ length) => (mark + WORDS.repeat(90)).slice(0, length);
  return {
    name: fill(30),
    subtitle: fill(20),
    shortDescription: fill(170),
    description: fill(4_000),
    keywords: "trail,map,walk,signal,path,wild,hike,offline",
    releaseNotes: fill(500),
  };
}

/** Records the ms from each key event until the frame after it was painted. Runs in the page. */
function recordKeys() {
  /** @type {number[]} */
  const times = [];
  Reflect.set(window, "__keys", times);
  document.addEventListener(
    "keydown",
    (event) => {
      const started = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - started);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/**
 * Types into a text box and returns the time of each keystroke in ms.
 * @param {Page} page
 * @param {string} name
 */
async function measureKeys(page, name) {
  await page.getByRole("textbox", { name, exact: true }).focus();
  await page.keyboard.press("End");
  await page.evaluate(() => Reflect.set(Reflect.get(window, "__keys"), "length", 0));
  for (const text of TYPED) {
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_INTERVAL_MS);
    }
    await page.waitForTimeout(PAUSE_MS);
  }
  /** @type {number[]} */
  const times = await page.evaluate(() => Reflect.get(window, "__keys"));
  return times;
}

/**
 * Prints the times of keystrokes on a running site, in the demo account's first app.
 * @param {string} url
 */
export async function measureLocalizationKeys(url) {
  register();
  const { LOCALES } = await import("../../packages/aso-core/src/localization/index.ts");
  const session = await signIn(url);
  const headers = { Authorization: `Bearer ${session.token}`, "Content-Type": "application/json" };
  const ask = async (/** @type {string} */ path, /** @type {object | null} */ body = null) => {
    const options = body ? { method: "PUT", body: JSON.stringify(body), headers } : { headers };
    const answer = await fetch(`${url}/api${path}`, options);
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { data: tracked } = await ask("/apps/followed");
  const { id } = tracked[0].app;
  const { data: draft } = await ask(`/apps/${id}/localizations`);
  const texts = Object.fromEntries(LOCALES.map(({ code }) => [code, createTexts(code)]));
  await ask(`/apps/${id}/localizations`, { baseVersion: draft.version, texts });
  const browser = await launchBrowser();
  try {
    const context = await openContext(browser, session, 1440);
    const page = await context.newPage();
    await page.addInitScript(recordKeys);
    await page.goto(`${url}/aso-tools/localization-helper?for=${id}&country=us&lang=de-DE`);
    await page.getByRole("textbox", { name: "App Name, German" }).waitFor();
    await page.waitForLoadState("networkidle");
    const client = await context.newCDPSession(page);
    console.log(`\nTyping with ${LOCALES.length} languages            median         p99     longest`);
    for (const rate of SLOWDOWNS) {
      await client.send("Emulation.setCPUThrottlingRate", { rate });
      for (const field of ["Subtitle", "Description"]) {
        const times = await measureKeys(page, `${field}, German`);
        const longest = Math.max(...times);
        const figures = [computeMedian(times), computeQuantile(times, 0.99), longest].map(formatMilliseconds);
        console.log(
          `${`${field}, CPU ×${rate}`.padEnd(24)} ${figures.map((figure) => figure.padStart(11)).join(" ")}  goal ≤ ${GOAL_MS} ms ${formatVerdict(longest <= GOAL_MS)}`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

/** Measures keystrokes on a site of its own. */
export async function benchLocalizationKeys() {
  const built = await step("Building", () => buildAll());
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const releases = path.join(folder, "releases");
  for (const dist of built) await publish(dist, releases);
  const site = await startSite({ port: PORT, dataDir: path.join(folder, "data"), releases });
  try {
    await measureLocalizationKeys(site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
