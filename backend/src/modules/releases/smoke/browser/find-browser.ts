import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Returns the path of the configured browser, or of a Chromium in the `PATH`; `null` without one. */
export async function findBrowser(
  configured: string | null,
  search = process.env.PATH ?? "",
): Promise<string | null> {
  const folders = search.split(delimiter).filter(Boolean);
  const paths =
    configured === null ? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))) : [configured];
  for (const path of paths) if (await isProgram(path)) return path;
  return null;
}
