import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** An S3-compatible object store on loopback with one bucket. */
export interface ObjectStore {
  /** Value of `FILES_URL`; `parameters` are added to it. */
  getUrl(parameters?: Record<string, string>, account?: string): string;
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an object store with an empty bucket. The server computes other signatures than Amazon for calls about a whole
 * bucket and for signed URLs with apostrophes, so it compares them only with `strict`.
 */
export async function startObjectStore({ strict = false } = {}): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), "listwise-objects-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: !strict,
    configureBuckets: [{ name: "site" }],
  });
  const { port } = await server.run();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    getUrl: (parameters = {}, account = "S3RVER:S3RVER") =>
      `s3://${account}@site/some/path?${new URLSearchParams({ endpoint: origin, ...parameters })}`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
