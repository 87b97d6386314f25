const OVERRIDE = /^([a-z0-9-]+)@(http:\/\/localhost:(\d{2,5}))$/;

/**
 * Returns the origins of the development servers in a page's address: `?mfe=mfe-tracking@http://localhost:4102`. The site
 * may not know the remote yet.
 */
export function parseOverrideOrigins(url: string): string[] {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return query.getAll("mfe").flatMap((value) => {
    const [, name = "", origin, port] = OVERRIDE.exec(value) ?? [];
    return origin !== undefined && name !== "shell" && Number(port) <= 65_535 ? [origin] : [];
  });
}

/** Returns the names of the remotes that a page's address overrides, with a development server or another version. */
export function parseOverriddenNames(url: string): Set<string> {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return new Set(query.getAll("mfe").map((value) => value.split("@")[0] ?? ""));
}
