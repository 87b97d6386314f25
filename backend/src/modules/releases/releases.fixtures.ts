import { createHash } from "node:crypto";
import type { Release, RemoteDescriptor } from "@listwise/contracts/remotes";

/** The body of `POST /releases/{name}`. */
export interface Upload {
  release: Release;
  files: Record<string, string>;
}

/** Paths of a test remote, text that makes its script unique, and fields of its release.json to replace. */
export interface UploadOptions {
  paths?: string[];
  code?: string;
  guard?: "public" | "user" | "admin";
  over?: Partial<Release>;
}

const PAGE = `<!doctype html><html data-composition="{{composition}}"><head><title>{{title}}</title>
<meta property="csp-nonce" content="{{nonce}}">{{preload}}{{scripts}}</head></html>`;
const computeHash = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
const base64 = (text: string) => Buffer.from(text).toString("base64");

export function aDescriptor(
  name: string,
  paths: string[],
  guard: UploadOptions["guard"] = "public",
): RemoteDescriptor {
  const routes = paths.map((path) => ({ path, guard, title: path, titleKey: "seo.title.test" }));
  return { name, owner: "@listwise/team", contract: 1, routes, navigation: [], permissions: [], widgets: [] };
}

/** Returns a release as `pnpm release publish` sends it. */
export function anUpload(name: string, version: string, options: UploadOptions = {}): Upload {
  const { paths = [`/${name}`], code = `/* ${name} ${version} */`, guard, over } = options;
  const entry = `entry.${version}.js`;
  const isShell = name === "shell";
  const release = {
    name,
    version,
    entry,
    preload: [entry],
    integrity: { [entry]: computeHash(code) },
    uses: { endpoints: {}, events: {} },
    ...(isShell
      ? { provides: { react: "19.3.1" }, contract: { oldest: 1, latest: 1 } }
      : { shared: { react: "^19.3.0" }, descriptor: aDescriptor(name, paths, guard) }),
    ...over,
  };
  return { release, files: { [entry]: base64(code), ...(isShell && { "index.html": base64(PAGE) }) } };
}
