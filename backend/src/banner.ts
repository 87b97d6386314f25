import { DEMO_PASSWORD, type listDemoAccounts } from "./modules/accounts";
import type { Config } from "./infra/config/config";

const SOURCES = {
  sample: "a fictional sample (set STORE_SOURCE to change it)",
  live: "the stores' public pages",
  dataset: "the data set",
} as const;

type DemoAccounts = Awaited<ReturnType<typeof listDemoAccounts>>;

/** Returns the lines that are printed in the terminal when the site has started. */
export function banner({ publicUrl, storeSource }: Config, demo: DemoAccounts): string {
  const source = SOURCES[storeSource.kind] + (storeSource.kind === "dataset" ? ` ${storeSource.path}` : "");
  const lines = {
    "Listwise is ready": publicUrl,
    "Store listings": source,
    ...describeDemo(demo),
    "To stop": "Ctrl+C",
  };
  const shown = Object.entries(lines).map(([name, value]) => `  ${name.padEnd(20)}${value}\n`);
  return `\n${shown.join("")}\n`;
}

function describeDemo({ active, disabled }: DemoAccounts): Record<string, string> {
  if (active.length > 0) return { "Demo accounts": `${active.join(", ")} (password: ${DEMO_PASSWORD})` };
  if (disabled.length > 0) return { "Demo accounts": `${disabled.join(", ")} (disabled)` };
  return {};
}
