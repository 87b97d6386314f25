import { DEMO_EMAILS, DEMO_PASSWORD } from "./modules/accounts";
import type { Config } from "./platform/config";

const SOURCES = {
  sample: "a fictional sample (STORE_SOURCE names another)",
  apple: "Apple's public search",
  dataset: "the data set",
} as const;

/** What a person at the terminal wants to know of a site that has just started. */
export function banner({ publicUrl, storeSource, demoData }: Config): string {
  const source = SOURCES[storeSource.kind] + (storeSource.kind === "dataset" ? ` ${storeSource.path}` : "");
  const lines = {
    "Listwise is ready": publicUrl,
    "Store listings": source,
    ...(demoData && { "Demo accounts": `${DEMO_EMAILS.join(", ")} with the password ${DEMO_PASSWORD}` }),
    "To stop": "Ctrl+C",
  };
  const shown = Object.entries(lines).map(([name, value]) => `  ${name.padEnd(20)}${value}\n`);
  return `\n${shown.join("")}\n`;
}
