// Writes release.json next to the built files: everything the registry needs to know about a release.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import webpack from "webpack";
import { collectImports } from "./collect-imports.mjs";
import { loadContracts } from "./contracts.mjs";
import { readPageDocuments } from "./page-documents.mjs";
import { collectPages } from "./release-pages.mjs";
import { collectUses } from "./release-uses.mjs";

/** @import { SharedSurface } from "@listwise/release-gate/surface" */

const NAME = "ReleasePlugin";
const { RawSource } = webpack.sources;
const compress = promisify(brotliCompress);

/**
 * @param {string} algorithm
 * @param {string | Buffer} content
 */
const createDigest = (algorithm, content) => createHash(algorithm).update(content);
const isScript = (/** @type {string} */ name) => name.endsWith(".js") && !name.includes(".hot-update.");
const isHashed = (/** @type {string} */ name) => isScript(name) || name.endsWith(".css");

/**
 * Returns the scripts of a chunk group.
 * @param {import("webpack").ChunkGroup | undefined} group
 */
function getScripts(group) {
  return (group?.chunks ?? []).flatMap((chunk) => [...chunk.files].filter(isScript));
}

/**
 * Returns the page of a remote that runs alone, with links to its pages in place of the shell's header and sidebar.
 * @param {string} name
 * @param {readonly { path: string, title: string }[]} pages
 */
function renderStandalonePage(name, pages) {
  const links = pages
    .filter(({ path: pattern }) => !/[:*]/.test(pattern))
    .map(({ path: href, title }) => `<a href="${href}">${title}</a>`);
  return `<!doctype html>
<html lang="en" data-theme="dark" data-accent="purple">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${name}</title>
    <link rel="icon" href="data:," />
    <style>
      /* Above the page, since a page may reach under the shell's header. */
      header { position: relative; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 24px; border-bottom: 1px solid var(--lw-border); }
      main { padding-block: 24px 48px; }
    </style>
  </head>
  <body>
    <header><strong>${name}</strong>${links.join("")}</header>
    <main id="root"></main>
    <script src="/standalone.js"></script>
  </body>
</html>
`;
}

const createIntegrity = (/** @type {string | Buffer} */ content) =>
  `sha384-${createDigest("sha384", content).digest("base64")}`;

/**
 * Emits the file with the documents of the pages. Returns its name and its hash, or `undefined` without documents.
 * @param {import("webpack").Compilation} compilation
 * @param {string} name
 * @param {object} documents
 * @throws if the release gate would refuse them
 */
async function emitDocuments(compilation, name, documents) {
  if (Object.keys(documents).length === 0) return undefined;
  const { parseDocuments } = await loadContracts();
  const text = JSON.stringify(documents);
  const { problems } = parseDocuments(text);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("\n")}`);
  const digest = createDigest("sha256", text).digest("hex").slice(0, 8);
  const file = compilation.options.mode === "production" ? `documents.${digest}.json` : "documents.json";
  compilation.emitAsset(file, new RawSource(text));
  return { file, hash: createIntegrity(text) };
}

/**
 * The fonts of the shell's page, and the style sheets that are part of it.
 * @typedef {{ typeface: { files: Iterable<[string, Buffer]>, preload: string }, styles: Record<string, string> }} PageStyles
 */

/**
 * `shared`: version ranges of the shared libraries that a remote works with; `provides`: versions that the shell
 * provides; `loadSurface`: loads the exports of the shared modules, which are not compared without it; `sources`:
 * folders of the packages whose calls and events belong to this release; `template` and `loadStyles`: the shell's page.
 * @typedef {{ name: string, descriptor?: { routes: { path: string, title: string }[] }, template?: string,
 *   loadStyles?: (folder: string) => Promise<PageStyles>, standalone?: boolean, shared?: Record<string, string>,
 *   provides?: Record<string, string>, loadSurface?: () => Promise<SharedSurface>, sources: string[] }} ReleaseOptions
 */
export class ReleasePlugin {
  /** @param {ReleaseOptions} options */
  constructor(options) {
    this.options = options;
    /** @type {import("@listwise/contracts/remotes").Surface | undefined} */
    this.imports = undefined;
  }

  /** @param {import("webpack").Compiler} compiler */
  apply(compiler) {
    const { descriptor, loadSurface } = this.options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Optimizations that follow merge modules, after which it is unknown what each of them imports.
      compilation.hooks.optimizeChunkModules.tapPromise({ name: NAME, stage: -1_000 }, async () => {
        const surface = descriptor && (await loadSurface?.());
        if (surface) this.imports = collectImports(compilation, surface.exports);
      });
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length === 0) await this.emit(compilation);
        },
      );
    });
  }

  /**
   * Adds `release.json` to the build.
   * @param {import("webpack").Compilation} compilation
   * @throws {Error} if the build has no entry script
   */
  async emit(compilation) {
    const { name, descriptor, template, loadStyles, standalone, shared, provides, loadSurface, sources } =
      this.options;
    const folder = compilation.compiler.context;
    const scripts = compilation.getAssets().filter((asset) => isScript(asset.name));
    const integrity = Object.fromEntries(
      compilation
        .getAssets()
        .filter((asset) => isHashed(asset.name))
        .map(({ name: file, source }) => [file, createIntegrity(source.buffer())])
        .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    );
    const main = getScripts(compilation.entrypoints.get("main"));
    const entry = descriptor
      ? scripts.find((asset) => asset.name.startsWith("remoteEntry"))?.name
      : main.at(-1);
    if (!entry) throw new Error(`${name}: the build has no entry script`);
    const page = template ? readFileSync(path.join(folder, template), "utf8") : "";
    /** @type {{ version: string }} */
    const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const { SHELL_CONTRACT, OLDEST_SHELL_CONTRACT } = await loadContracts();
    const contract = descriptor ? undefined : { oldest: OLDEST_SHELL_CONTRACT, latest: SHELL_CONTRACT };
    const surface = descriptor ? { imports: this.imports } : await loadSurface?.();
    const needs = { shared, provides, contract, ...surface, uses: await collectUses(sources) };
    const { typeface, styles = {} } = (await loadStyles?.(folder)) ?? {};
    const exposed = compilation.namedChunkGroups.get("lifecycles");
    const preload = descriptor ? [...new Set([entry, ...getScripts(exposed)])] : main;
    const source = await readPageDocuments(folder);
    compilation.fileDependencies.addAll(source.files);
    const pages = collectPages(compilation, source.pages, { getScripts, known: preload });
    const documents = await emitDocuments(compilation, name, source.documents);
    if (documents) integrity[documents.file] = documents.hash;
    const content = createDigest(
      "sha256",
      JSON.stringify({ integrity, descriptor, page, styles, pages, needs }),
    )
      .digest("hex")
      .slice(0, 8);
    const release = {
      name,
      version: `${version}-${content}`,
      entry,
      integrity,
      preload,
      descriptor,
      pages,
      documents: documents?.file,
      ...needs,
    };
    /**
     * @param {string} file
     * @param {string | Buffer} content
     */
    const emit = (file, content) => compilation.emitAsset(file, new RawSource(content));
    emit("release.json", JSON.stringify(release, null, 2));
    if (typeface) {
      for (const [file, content] of typeface.files) emit(file, content);
      const { preload: font } = typeface;
      const values = new Map(Object.entries({ integrity: JSON.stringify(integrity), font, ...styles }));
      emit(
        "index.html",
        page.replace(/\{\{(\w+)\}\}/g, (placeholder, key) => values.get(key) ?? placeholder),
      );
    }
    if (standalone) {
      emit("standalone.html", renderStandalonePage(name, descriptor?.routes ?? []));
      return;
    }
    // Precompressed files are smaller than those that a server compresses on the fly.
    for (const { name: file, source } of scripts) emit(`${file}.br`, await compress(source.buffer()));
  }
}
