import { log } from "@listwise/shared-auth";

/** Browser and operating system in readable form. */
export interface BrowserDescription {
  browser: string;
  os: string;
}

const UNKNOWN: BrowserDescription = { browser: "Unknown", os: "Unknown" };
const formatName = ({ name, version }: { name?: string; version?: string }, longest: number) =>
  [name ?? "Unknown", version?.split(".")[0]].filter(Boolean).join(" ").slice(0, longest);

async function describe(): Promise<BrowserDescription> {
  const { default: bowser } = await import("bowser");
  const parser = bowser.getParser(navigator.userAgent);
  return { browser: formatName(parser.getBrowser(), 100), os: formatName(parser.getOS(), 100) };
}

let description: Promise<BrowserDescription> | undefined;

/** Parses the user agent once; the parser loads with the first call. */
export function describeBrowser(): Promise<BrowserDescription> {
  description ??= describe().catch((problem: unknown) => {
    log.warn("the browser could not be described", problem);
    return UNKNOWN;
  });
  return description;
}
