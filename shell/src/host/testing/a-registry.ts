import type { Registry, RegistryRemote } from "@listwise/contracts/remotes";
import { storage, tabStorage } from "@listwise/shared-auth";
import type { Version } from "../delivery/last-known-good";
import { useRemotesStore } from "../delivery/remotes.store";
import { useRegistryStore } from "../registry/registry.store";
import { RemoteRuntime } from "../remote-runtime";

/** Builds a remote with one public page. */
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
      routes: [
        { path: "/blog", guard: "public", titleKey: "seo.title.blog", title: "Blog", skeleton: "list" },
      ],
      navigation: [],
      permissions: [],
      widgets: [],
    },
    ...change,
  };
}

/** Builds another version of the remote, e.g. the previous one. */
export function aVersion(version: string): Version {
  return {
    version,
    entry: `/releases/mfe-content/${version}/remoteEntry.js`,
    integrity: { "remoteEntry.js": "sha384-entry" },
  };
}

/** Clears the browser's storage and what the page shows, sets the registry, and returns a new runtime. */
export function createRuntime(registry: Registry): RemoteRuntime {
  for (const store of [storage, tabStorage]) for (const key of store.keys()) store.remove(key);
  useRemotesStore.setState({}, true);
  useRegistryStore.setState({ status: "ready", registry, readAt: Date.now() });
  return new RemoteRuntime();
}

/** Builds a registry of these remotes. */
export function aRegistry(...remotes: RegistryRemote[]): Registry {
  return { composition: "test", shell: { version: "1.0.0-bbbbbbbb" }, remotes };
}
