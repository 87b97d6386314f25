import type { Endpoint } from "@listwise/contracts/api";
import type { EndpointSnapshot, Surface } from "@listwise/contracts/remotes";
import { isCompatible } from "../check-surface";
import { checkApi } from "../compatibility";
import { getEndpointName, snapshotApi, snapshotEndpoint } from "../snapshots";

/** A published domain of the contracts: the types and the values of its exports. */
export interface DomainState {
  types: Surface[string];
  values: Readonly<Record<string, unknown>>;
}

/** The semantic version step that a change needs, and what makes it a major one. */
export interface DomainChange {
  bump: "major" | "minor" | "patch";
  reasons: string[];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** Returns the endpoints in the exported groups. */
function listEndpoints(values: Readonly<Record<string, unknown>>): Endpoint[] {
  return Object.entries(values).flatMap(([name, group]) => {
    const isGroup = name.endsWith("Endpoints") && typeof group === "object" && group !== null;
    return isGroup ? Object.values<unknown>({ ...group }).filter(isEndpoint) : [];
  });
}

/**
 * Compares two states of a domain. A change needs a major version if it removes an export, changes the types of a function,
 * or if the release gate would refuse a caller that was built before. Other changes of exports, such as another field in a
 * response, need a minor one.
 */
export function compareDomains(before: DomainState, after: DomainState): DomainChange {
  const names = Object.keys(before.types);
  const removed = names.filter((name) => !Object.hasOwn(after.types, name));
  const changed = names.filter(
    (name) => !removed.includes(name) && !isCompatible(before.types[name] ?? [], after.types[name] ?? []),
  );
  const functions = changed.filter((name) => typeof before.values[name] === "function");
  const endpoints: Record<string, EndpointSnapshot> = {};
  for (const one of listEndpoints(before.values))
    endpoints[getEndpointName(one)] = snapshotEndpoint(one, "caller");
  const caller = { name: "", version: "", entry: "", integrity: {}, preload: [] };
  const uses = { endpoints, events: {} };
  const refused = checkApi({ ...caller, uses }, snapshotApi(listEndpoints(after.values)));
  const reasons = [
    ...removed.map((name) => `${name} is gone.`),
    ...functions.map((name) => `${name} has other types.`),
    ...refused.map(({ message }) => message),
  ];
  if (reasons.length > 0) return { bump: "major", reasons };
  const isSame = changed.length === 0 && JSON.stringify(before.types) === JSON.stringify(after.types);
  return { bump: isSame ? "patch" : "minor", reasons };
}
