import { z } from "@listwise/contracts";
import { tabStorage } from "@listwise/shared-auth";
import { platform } from "../ports";

/** A remote that this tab takes from elsewhere: from a development server, or in a version of its choice. */
export type Override = { name: string } & ({ origin: string } | { version: string });

const KEY = "remote-overrides";
const LIFETIME = 8 * 3_600_000;
const PATTERN = /^([a-z][a-z0-9-]*)@(?:(http:\/\/localhost:\d{2,5})|(\w[\w.-]{0,99}))$/;
const StoredSchema = z.object({ until: z.number(), overrides: z.array(z.string()) });

/** Reads `mfe-tracking@http://localhost:4102` (a development server) or `mfe-tracking@1.3.0` (a published version). */
export function parseOverride(text: string): Override | null {
  const [, name, origin, version] = PATTERN.exec(text) ?? [];
  if (!name || name === "shell") return null;
  if (origin) return { name, origin };
  return version ? { name, version } : null;
}

/** As it stands in the address. */
export function textOf(override: Override): string {
  return `${override.name}@${"origin" in override ? override.origin : override.version}`;
}

function remembered(): string[] {
  const stored = z.safeParse(StoredSchema, tabStorage.getJson(KEY));
  if (stored.success && stored.data.until > Date.now()) return stored.data.overrides;
  tabStorage.remove(KEY);
  return [];
}

/** What the tab was told, the address before what is remembered; it is remembered for eight hours from then on. */
export function readOverrides(search: string): Override[] {
  const asked = new URLSearchParams(search).getAll("mfe");
  const all = new Map<string, Override>();
  for (const text of [...remembered(), ...asked]) {
    const override = parseOverride(text);
    if (override) all.set(override.name, override);
  }
  const overrides = [...all.values()];
  const isNew = asked.some((text) => parseOverride(text));
  if (isNew) tabStorage.setJson(KEY, { until: Date.now() + LIFETIME, overrides: overrides.map(textOf) });
  return overrides;
}

/** Ends all overrides of this tab. */
export function forgetOverrides(): void {
  tabStorage.remove(KEY);
}

/** Whether overrides count here: where the server says so, or for who administers. */
function allowed(): boolean {
  const meta = document.querySelector('meta[name="listwise-overrides"]');
  return meta?.getAttribute("content") === "on" || platform().mayOverride();
}

// Read once: they hold for this page, also after the first link has taken them out of the address.
const ofThisPage = readOverrides(window.location.search);

/** The overrides in force. */
export function activeOverrides(): readonly Override[] {
  return ofThisPage.length > 0 && allowed() ? ofThisPage : [];
}

/** Whether a remote comes from elsewhere; then nothing else is taken in its place. */
export function isOverridden(name: string): boolean {
  return activeOverrides().some((override) => override.name === name);
}
