// `pnpm gallery` serves the component gallery of shared-ui. `--test` compares it with its screenshots, and `--update`
// replaces those that differ.
import { readdirSync } from "node:fs";
import path from "node:path";
import { context } from "esbuild";
import { ensureChromium, ensureInstalled, exec, requireNode, root, run } from "./lib/toolchain.mjs";

const source = path.join(root, "shared-ui/src");
const outdir = path.join(root, ".cache/gallery");

/** Returns a program that starts the gallery with all `*.gallery.tsx` files of shared-ui. */
function writeProgram() {
  const files = readdirSync(source, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".gallery.tsx"))
    .sort();
  const imports = files.map((file, index) => `import { gallery as g${index} } from "./${file}";`);
  const entries = files.map((file, index) => {
    const id = path.basename(file, ".gallery.tsx");
    return `{ ...g${index}, id: "${id}", group: "${path.dirname(file)}" }`;
  });
  return [
    `import { startGallery } from "./gallery/start-gallery";`,
    ...imports,
    `startGallery([${entries.join(", ")}]);`,
  ].join("\n");
}

async function serve() {
  const gallery = await context({
    stdin: { contents: writeProgram(), sourcefile: "gallery.tsx", resolveDir: source, loader: "tsx" },
    entryPoints: [path.join(source, "gallery/gallery.css"), path.join(source, "gallery/index.html")],
    entryNames: "[name]",
    outdir,
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    sourcemap: true,
    logLevel: "warning",
    // Styled components insert rules one by one in production, which lets the gallery force states.
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".html": "copy", ".woff2": "file", ".ttf": "file" },
  });
  await gallery.watch();
  const port = Number(process.env.GALLERY_PORT ?? 4200);
  await gallery.serve({ servedir: outdir, host: "127.0.0.1", port });
  console.log(`The component gallery: http://127.0.0.1:${port}`);
}

async function compare(args) {
  const cli = path.join(root, "e2e/node_modules/@playwright/test/cli.js");
  await exec("node", [cli, "test", "--config", "gallery.config.ts", "--reporter", "line", ...args], {
    cwd: path.join(root, "e2e"),
    env: { CHROMIUM_PATH: await ensureChromium() },
    label: "Gallery tests",
  });
}

await run(async () => {
  requireNode();
  await ensureInstalled();
  if (process.argv.includes("--update")) await compare(["--update-snapshots"]);
  else if (process.argv.includes("--test")) await compare([]);
  else await serve();
});
