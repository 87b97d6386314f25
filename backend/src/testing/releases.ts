import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release, RemoteDescriptor } from "@listwise/contracts/remotes";
import type { Documents } from "@listwise/contracts/documents";

/** A release as the build writes it. */
export interface TestRelease {
  name: string;
  version: string;
  enabled?: boolean;
  routes?: RemoteDescriptor["routes"];
  pages?: Release["pages"];
  documents?: Documents | undefined;
  /** Page of a shell. */
  template?: string;
}

/** Page of a shell. */
export const TEMPLATE = `<!doctype html><html data-composition="{{composition}}" data-start="{{start}}"><head><title>{{title}}</title><link rel="mask-icon" href="{{assets}}icon.svg">{{metadata}}
<meta name="listwise-page" content="{{page}}"><meta name="listwise-overrides" content="{{overrides}}"><meta property="csp-nonce" content="{{nonce}}">
<script nonce="{{nonce}}"></script>{{preload}}{{scripts}}</head><body>{{firstView}}</body></html>`;

/** Adds releases to a release repository and makes them live. */
export async function publishReleases(store: string, releases: readonly TestRelease[]): Promise<void> {
  for (const { name, version, routes, pages, documents, template = TEMPLATE } of releases) {
    const folder = join(store, name, version);
    await mkdir(folder, { recursive: true });
    const entry = `${name}.${version}.js`;
    const descriptor = routes && {
      name,
      owner: "@listwise/team",
      contract: 1,
      routes,
      navigation: [],
      permissions: [],
      widgets: [],
    };
    const text = JSON.stringify(documents);
    const hash = documents && createHash("sha384").update(text).digest("base64");
    const release = {
      name,
      version,
      entry,
      integrity: {
        [entry]: `sha384-${name}`,
        ...(documents && { "documents.json": `sha384-${hash}` }),
      },
      preload: [entry],
      descriptor,
      pages,
      documents: documents && "documents.json",
    };
    await writeFile(join(folder, "release.json"), JSON.stringify(release));
    await writeFile(join(folder, entry), `// ${name} ${"x".repeat(2_000)}`);
    if (documents) await writeFile(join(folder, "documents.json"), text);
    if (name === "shell") await writeFile(join(folder, "index.html"), template);
  }
  const pointers = releases.map(({ name, version, enabled = true }) => {
    return [name, { stable: version, canary: null, previous: [], enabled }];
  });
  const live = { format: 1, releases: Object.fromEntries(pointers), history: [] };
  await writeFile(join(store, "live.json"), JSON.stringify(live));
}

/** Returns a route of a descriptor. */
export function aRoute(path: string, guard: "public" | "user" | "admin", title: string) {
  return { path, guard, title, titleKey: `seo.title.${title.toLowerCase()}` };
}
