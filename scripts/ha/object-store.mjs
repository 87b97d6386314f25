// A program of its own: an object store on loopback with the bucket `site`. Arguments: folder, port.
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/toolchain.mjs";

const require = createRequire(path.join(root, "backend/package.json"));
const { default: S3rver } = await import(pathToFileURL(require.resolve("@20minutes/s3rver")).href);
const [, , directory, port] = process.argv;
await new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  directory,
  silent: true,
  // It computes other signatures than Amazon for calls about a whole bucket.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: "site" }],
}).run();
