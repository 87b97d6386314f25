// Creates folders with files for tests, and builds them with webpack.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

/** @type {string[]} */
const folders = [];

/** Deletes the folders of {@link createFolder}. */
export function removeFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/**
 * Creates a temporary folder with these files. Returns its path.
 * @param {Record<string, string>} files
 */
export function createFolder(files) {
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-test-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/**
 * Builds a folder for production into its `dist`. Returns the messages of the errors.
 * @param {string} folder
 * @param {import("webpack").Configuration} config
 */
export async function buildFolder(folder, config) {
  const compiler = webpack({
    context: folder,
    mode: "production",
    target: ["web", "es2022"],
    devtool: false,
    optimization: { minimize: false },
    output: { path: path.join(folder, "dist"), publicPath: "/files/" },
    ...config,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}
