import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../../infra/logging/logger";
import { findErrorCode } from "../../infra/startup-error";

/** A cached image and its age. */
export interface CachedPicture {
  picture: Buffer;
  ageMs: number;
}

/** A disk cache of images, keyed by the hash of their URL. Its failures never affect serving the image. */
export interface PictureCache {
  read(key: string): Promise<CachedPicture | null>;
  write(key: string, picture: Buffer): Promise<void>;
}

/** Share of the size limit in use after a sweep. */
const SWEPT_SHARE = 0.8;

/** Creates a cache in the folder with a limit of about `maxBytes`; the oldest images are evicted first. */
export function createPictureCache(folder: string, maxBytes: number, log: Logger): PictureCache {
  let total: number | null = null;
  let sweeping: Promise<void> = Promise.resolve();

  async function listFiles() {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    return found.sort((a, b) => a.mtimeMs - b.mtimeMs);
  }

  /** Measures the cache and removes the oldest images if it is too large. */
  async function sweep(): Promise<void> {
    const files = await listFiles();
    let left = files.reduce((sum, { size }) => sum + size, 0);
    if (left > maxBytes) {
      for (const { name, size } of files) {
        if (left <= maxBytes * SWEPT_SHARE) break;
        await rm(join(folder, name), { force: true });
        left -= size;
      }
    }
    total = left;
  }

  return {
    async read(key) {
      const path = join(folder, key);
      try {
        const [picture, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        return { picture, ageMs: Date.now() - mtimeMs };
      } catch (error) {
        if (findErrorCode(error) !== "ENOENT") log.warn({ err: error }, "a cached image couldn't be read");
        return null;
      }
    },
    async write(key, picture) {
      const part = join(folder, `${key}.${process.pid}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(part, picture, { mode: 0o600 });
        await rename(part, join(folder, key));
        if (total !== null) total += picture.length;
        if (total === null || total > maxBytes) {
          sweeping = sweeping.then(sweep);
          await sweeping;
        }
      } catch (error) {
        log.warn({ err: error }, "an image couldn't be cached");
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}
