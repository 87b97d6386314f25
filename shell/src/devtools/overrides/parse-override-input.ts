import { mayUseDevServers, parseOverride, type Override } from "../../host/registry/overrides/override";

/** Parses the version or development server that a user entered for a remote; returns the problem if it can't. */
export function parseOverrideInput(name: string, text: string): Override | { problem: string } {
  const override = parseOverride(`${name}@${text.trim().replace(/\/$/, "")}`);
  if (!override) return { problem: "Enter a version, or an address such as http://localhost:4102." };
  if ("origin" in override && !mayUseDevServers())
    return {
      problem:
        "This site loads no development servers. They work on a site with demo data on a loopback address.",
    };
  return override;
}
