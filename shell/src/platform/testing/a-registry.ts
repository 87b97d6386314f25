import type { Registry, RegistryRemote } from "@listwise/contracts";

/** A remote of the registry with one public page, changed as the test needs it. */
export function aRemote(change: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    name: "mfe-content",
    version: "1.0.0-aaaaaaaa",
    enabled: true,
    entry: "/releases/mfe-content/1.0.0-aaaaaaaa/remoteEntry.js",
    integrity: { "remoteEntry.js": "sha384-entry" },
    descriptor: {
      name: "mfe-content",
      owner: "@listwise/content",
      contract: 1,
      routes: [{ path: "/blog", guard: "public", titleKey: "seo.title.blog", title: "Blog" }],
      navigation: [],
      permissions: [],
      widgets: [],
    },
    ...change,
  };
}

/** A registry of these remotes. */
export function aRegistry(...remotes: RegistryRemote[]): Registry {
  return { composition: "test", shell: { version: "1.0.0-bbbbbbbb" }, remotes };
}
