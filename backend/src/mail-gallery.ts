import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getBackendRoot } from "./infra/paths";
import { createSampleLetter, getMailTemplates } from "./infra/mail/mail-templates";
import { createDefaultSite, renderLetter } from "./infra/mail/render-letter";
import { markup } from "./infra/html";
import "./modules";

const FOLDER = join(getBackendRoot(), "../.cache/mails");
const LOGO = join(getBackendRoot(), "src/modules/site/assets/icon-192.png");
const WIDTHS = [390, 700];
const DARK_MODE = "@media (prefers-color-scheme:dark)";

/** Implements `pnpm --filter backend mails`: writes all emails, with sample values, as files to look at. */
async function writeGallery(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const write = (name: string, content: string) => writeFile(join(FOLDER, name), content);
  const site = { ...createDefaultSite("https://listwise.example"), logoUrl: pathToFileURL(LOGO).href };
  for (const template of getMailTemplates()) {
    const { html, text } = renderLetter(createSampleLetter(template), { words: null, site });
    // Some browsers can't be switched to a color scheme, so each one has its file.
    await write(`${template.key}.light.html`, html.replace(DARK_MODE, "@media not all"));
    await write(`${template.key}.dark.html`, html.replace(DARK_MODE, "@media all"));
    await write(`${template.key}.txt`, text);
  }
  await write("index.html", renderIndex());
  process.stdout.write(`The gallery is ${join(FOLDER, "index.html")}\n`);
}

function renderIndex(): string {
  const frames = (key: string) =>
    ["light", "dark"].flatMap((look) =>
      WIDTHS.map(
        (width) =>
          markup`<iframe src="${key}.${look}.html" width="${width}" height="700" title="${key}, ${look}"></iframe> `,
      ),
    );
  const mails = getMailTemplates().map(
    ({ key, name, description }) =>
      markup`<h2 id="${key}">${name}</h2><p>${description} <a href="${key}.txt">Plain text</a></p>${frames(key)}`,
  );
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Emails</title>${mails}</html>`
    .text;
}

await writeGallery();
