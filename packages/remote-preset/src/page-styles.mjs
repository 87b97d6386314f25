import path from "node:path";
import { build } from "esbuild";

/**
 * Returns a style sheet with its imports, minified. `onFile` is called with the path of each file that it consists of.
 * @param {string} file
 * @param {(file: string) => void} onFile
 */
export async function bundleStyles(file, onFile) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    absWorkingDir: path.dirname(file),
    logLevel: "warning",
  });
  for (const input of Object.keys(metafile.inputs)) onFile(path.resolve(path.dirname(file), input));
  return outputFiles.map(({ text }) => text.trim()).join("");
}
