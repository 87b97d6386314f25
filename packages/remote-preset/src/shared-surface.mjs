// The exports of the shared modules with the hashes of their types: the shell provides them, and remotes are built against
// them.
import { readFile } from "node:fs/promises";
import path from "node:path";

/** @import { SharedSurface } from "@listwise/release-gate/surface" */

/** Where the build of this repository writes them. The published package contains the file. */
export const surfaceFile = path.resolve(import.meta.dirname, "../dist/surface.json");

/** @returns {Promise<SharedSurface>} */
export const loadSharedSurface = async () => JSON.parse(await readFile(surfaceFile, "utf8"));
