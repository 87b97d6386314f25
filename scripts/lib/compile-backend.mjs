// Compiles the server. `node scripts/lib/compile-backend.mjs folder` does it for tests that start the whole program.
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./packages.mjs";

/**
 * Bundles the server with its workers and commands into a folder, which must be inside of `backend`.
 * @param {string} outdir
 */
export async function compileBackend(outdir) {
  await build({
    // Workers and commands are separate files next to the program.
    entryPoints: {
      main: path.join(root, "backend/src/main.ts"),
      start: path.join(root, "scripts/start-built.mjs"),
      listwise: path.join(root, "backend/src/commands/listwise.ts"),
      "render-worker": path.join(root, "backend/src/modules/content/rendering/render-worker.ts"),
      "report-worker": path.join(root, "backend/src/modules/client-reports/pdf/render-worker.ts"),
    },
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [
      {
        // Workspace packages are TypeScript and are bundled; all others are resolved from node_modules at run time.
        name: "external-packages",
        setup({ onResolve }) {
          // The tools bundle the contracts when they run; a built site has them.
          onResolve({ filter: /^@listwise\/remote-preset\/contracts$/ }, () => ({
            path: path.join(root, "scripts/lib/built-contracts.mjs"),
          }));
          onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === "entry-point" || request.startsWith("@listwise/") || path.isAbsolute(request)
              ? undefined
              : { external: true },
          );
        },
      },
    ],
  });
}

const [, program = "", folder] = process.argv;
if (import.meta.url === pathToFileURL(program).href && folder) await compileBackend(folder);
