import { log } from "@listwise/shared-auth";

/** Browser and operating system in readable form. */
export interface BrowserDescription {
  browser: string;
  os: string;
}

const UNKNOWN: BrowserDescription = { browser: "Unknown", os: "Unknown" };
const formatName = ({ name, version }: { name?: string; version?: string }, longest: number) =>
  [name ?? "Unknown", version?.split(".")[0]].filter(Boolean).join(" ").slice(0, longest);

interface ClientHints {
  brands: readonly { brand: string; version: string }[];
  platform: string;
}

declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/en-US/docs/Web/API/Navigator/userAgentData */
    userAgentData?: ClientHints;
  }
}

/** Returns what a browser based on Chromium says of itself; `null` in others, and if it names nothing. */
function readClientHints(): BrowserDescription | null {
  const { brands = [], platform } = navigator.userAgentData ?? {};
  // One brand is always a made-up one with "Not" and "Brand" in its name, so that no site relies on a fixed list.
  const real = brands.filter(({ brand }) => !/not.*brand/i.test(brand));
  const { brand, version } = real.find((one) => one.brand !== "Chromium") ?? real[0] ?? {};
  if (!brand || !platform) return null;
  return { browser: formatName({ name: brand, version }, 100), os: platform.slice(0, 100) };
}

async function describe(): Promise<BrowserDescription> {
  const hints = readClientHints();
  if (hints) return hints;
  const { default: bowser } = await import("bowser");
  const parser = bowser.getParser(navigator.userAgent);
  return { browser: formatName(parser.getBrowser(), 100), os: formatName(parser.getOS(), 100) };
}

let description: Promise<BrowserDescription> | undefined;

/** Describes the browser once. The parser of user agents, 34 kB, loads only in browsers without client hints. */
export function describeBrowser(): Promise<BrowserDescription> {
  description ??= describe().catch((problem: unknown) => {
    log.warn("the browser could not be described", problem);
    return UNKNOWN;
  });
  return description;
}
