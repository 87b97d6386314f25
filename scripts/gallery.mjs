// `pnpm gallery` serves the component gallery of shared-ui. `--test` compares it with its screenshots, and `--update`
// replaces those that differ. `--built` serves one build, for these tests.
import path from "node:path";
import { context } from "esbuild";
import { ensureChromium, playwrightCli } from "./lib/test-programs.mjs";
import { ensureInstalled, exec, requireNode, root, run } from "./lib/toolchain.mjs";

const source = path.join(root, "shared-ui/src/gallery");
const outdir = path.join(root, ".cache/gallery");

/** @param {{ live: boolean }} options */
async function serve({ live }) {
  const gallery = await context({
    entryPoints: ["main.tsx", "gallery.css", "index.html"].map((file) => path.join(source, file)),
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
  await (live ? gallery.watch() : gallery.rebuild());
  // A context with entry points builds them again for every request, which takes longer than the tests themselves.
  const server = live ? gallery : await context({});
  const port = Number(process.env.GALLERY_PORT ?? 4200);
  await server.serve({ servedir: outdir, host: "127.0.0.1", port });
  console.log(`The component gallery: http://127.0.0.1:${port}`);
}

/** @param {string[]} args */
async function compare(args) {
  await exec(
    "node",
    [playwrightCli, "test", "--config", "gallery.config.ts", "--reporter", "line", ...args],
    {
      cwd: path.join(root, "e2e"),
      env: { CHROMIUM_PATH: await ensureChromium() },
      label: "Gallery tests",
    },
  );
}

await run(async () => {
  requireNode();
  await ensureInstalled();
  if (process.argv.includes("--update")) await compare(["--update-snapshots"]);
  else if (process.argv.includes("--test")) await compare([]);
  else await serve({ live: !process.argv.includes("--built") });
});
