// `node scripts/help-pictures.mjs` takes the pictures of the help pages from the running product with the sample, in the
// dark and in the light theme. Arguments choose pictures by the beginning of their names. `--site <address>` uses a site
// that is already running. A picture that looks the same as before is not replaced.
import { openAllRemotes } from "./bench/all-remotes.mjs";
import { launchBrowser } from "./bench/pages.mjs";
import { parseArgs } from "node:util";
import { PICTURES } from "./help-pictures/pictures.mjs";
import { fillDemoAccount } from "./help-pictures/fill-demo-account.mjs";
import { takePictures } from "./help-pictures/take-pictures.mjs";
import { ensureInstalled, requireNode, run, Stop } from "./lib/toolchain.mjs";

/** @import { Browser } from "@playwright/test" */

const PORT = Number(process.env.HELP_PICTURES_PORT ?? 4034);

await run(async () => {
  requireNode();
  await ensureInstalled();
  const { values, positionals } = parseArgs({
    options: { site: { type: "string" } },
    allowPositionals: true,
  });
  const pictures = PICTURES.filter(
    ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
  );
  if (pictures.length === 0) throw new Stop("No picture has such a name. See scripts/help-pictures.");
  const take = async (/** @type {{ browser: Browser, url: string }} */ { browser, url }) => {
    const account = await fillDemoAccount(url);
    await takePictures(browser, { url, account, pictures });
  };
  if (values.site === undefined) return openAllRemotes({ port: PORT }, take);
  const browser = await launchBrowser();
  try {
    await take({ browser, url: values.site });
  } finally {
    await browser.close();
  }
});
