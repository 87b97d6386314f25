import type { Registry } from "@listwise/contracts/remotes";
import { addOverrides } from "../../host/registry/overrides/override";
import type { RemoteRuntime } from "../../host/remote-runtime";
import { isSecretName } from "../events/redact";

/** The server reads at most this many pins of an address. */
const MAX_PINS = 10;

interface SharedAddress {
  address: string;
  /** Remotes that the address cannot pin: those from a development server, and those above the limit. */
  omitted: string[];
}

/**
 * Builds an address of this page that pins the version of every remote, loaded ones first. Parameters with secrets are
 * left out.
 */
export function buildSharedAddress(
  runtime: RemoteRuntime,
  { remotes }: Registry,
  href: string,
): SharedAddress {
  const versions = remotes
    .filter(({ enabled }) => enabled)
    .map(({ name, version }) => {
      const used = runtime.getState(name).used?.version;
      return { name, version: used ?? version, isUsed: used !== undefined };
    })
    .sort((a, b) => Number(b.isUsed) - Number(a.isUsed));
  const published = versions.filter(({ version }) => version !== "development");
  const pinned = published.slice(0, MAX_PINS);
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (isSecretName(name)) url.searchParams.delete(name);
  return {
    address: addOverrides(
      url.href,
      pinned.map(({ name, version }) => ({ name, version })),
    ),
    omitted: versions.filter((one) => !pinned.includes(one)).map(({ name }) => name),
  };
}
