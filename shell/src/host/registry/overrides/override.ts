import { z } from "@listwise/contracts/zod";
import { tabStorage } from "@listwise/shared-auth";
import { getHostPorts } from "../../ports";
import { OVERRIDE_TTL_MS } from "../../timeouts";
import { isPreviewed } from "./preview";

/** A remote that this tab loads from a development server or in a chosen version. */
export type Override = { name: string } & ({ origin: string } | { version: string });

const KEY = "remote-overrides";
const PATTERN = /^([a-z][a-z0-9-]*)@(?:(http:\/\/localhost:\d{2,5})|(\w[\w.-]{0,99}))$/;
const StoredSchema = z.object({ until: z.number(), overrides: z.array(z.string()) });

/**
 * Parses `mfe-tracking@http://localhost:4102` (a development server) or `mfe-tracking@1.3.0` (a published
 * version). Returns `null` for anything else.
 */
export function parseOverride(text: string): Override | null {
  const [, name, origin, version] = PATTERN.exec(text) ?? [];
  if (!name || name === "shell") return null;
  if (origin) return { name, origin };
  return version ? { name, version } : null;
}

/** Formats an override as in the URL. */
export function formatOverride(override: Override): string {
  return `${override.name}@${"origin" in override ? override.origin : override.version}`;
}

function readStored(): z.infer<typeof StoredSchema> | null {
  const stored = z.safeParse(StoredSchema, tabStorage.getJson(KEY));
  if (stored.success && stored.data.until > Date.now()) return stored.data;
  tabStorage.remove(KEY);
  return null;
}

/** Returns the Unix time in milliseconds at which the overrides of this tab end; `null` without overrides. */
export function getOverridesEnd(): number | null {
  return readStored()?.until ?? null;
}

/**
 * Returns the overrides of the URL and of the tab's storage; the URL wins. New overrides are stored for eight
 * hours.
 */
export function readOverrides(search: string): Override[] {
  const asked = new URLSearchParams(search).getAll("mfe");
  const all = new Map<string, Override>();
  for (const text of [...(readStored()?.overrides ?? []), ...asked]) {
    const override = parseOverride(text);
    if (override) all.set(override.name, override);
  }
  const overrides = [...all.values()];
  const isNew = asked.some((text) => parseOverride(text));
  if (isNew)
    tabStorage.setJson(KEY, {
      until: Date.now() + OVERRIDE_TTL_MS,
      overrides: overrides.map(formatOverride),
    });
  return overrides;
}

/** Removes all overrides of this tab. */
export function clearOverrides(): void {
  tabStorage.remove(KEY);
}

/** Returns true if the server lets this page load remotes from development servers. */
export function mayUseDevServers(): boolean {
  return document.querySelector('meta[name="listwise-overrides"][content="on"]') !== null;
}

/** Returns true if overrides are allowed: by the server's setting or for administrators. */
export function areOverridesAllowed(): boolean {
  return mayUseDevServers() || getHostPorts().mayOverride();
}

/** Returns an address with exactly these overrides. */
export function addOverrides(address: string, overrides: readonly Override[]): string {
  const url = new URL(address);
  url.searchParams.delete("mfe");
  for (const override of overrides) url.searchParams.append("mfe", formatOverride(override));
  return url.href;
}

/** Replaces the overrides of this tab and reloads the page, because the server must know them. */
export function reloadWithOverrides(overrides: readonly Override[]): void {
  clearOverrides();
  const url = new URL(addOverrides(window.location.href, overrides));
  // The same address with a fragment would only scroll.
  url.hash = "";
  window.location.assign(url);
}

// Read once: they apply to this page even after navigation has removed them from the URL.
const pageOverrides = readOverrides(window.location.search);

/** Returns the active overrides. */
export function getActiveOverrides(): readonly Override[] {
  return pageOverrides.length > 0 && areOverridesAllowed() ? pageOverrides : [];
}

/** Returns true if a remote is overridden or previewed; it then has no fallback, and later visits don't fall back to it. */
export function isOverridden(name: string): boolean {
  return isPreviewed(name) || getActiveOverrides().some((override) => override.name === name);
}
