// The exports of the shared modules with the hashes of their types: the shell provides them, and remotes are built against
// them.
import { readFile } from "node:fs/promises";
import path from "node:path";

/** @import { SharedSurface } from "@listwise/release-gate/surface" */

/** The build of this repository writes the file; the published package contains it. */
export const surfaceFile = path.resolve(import.meta.dirname, "../dist/surface.json");

/** @returns {Promise<SharedSurface>} */
export const loadSharedSurface = async () => JSON.parse(await readFile(surfaceFile, "utf8"));
