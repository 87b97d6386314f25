const OVERRIDE = /^([a-z0-9-]+)@(http:\/\/localhost:(\d{2,5}))$/;

/** Origins of the development servers that a page's address names: `?mfe=mfe-tracking@http://localhost:4102`. */
export function overrideOrigins(url: string, bundles: ReadonlySet<string>): string[] {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return query.getAll("mfe").flatMap((value) => {
    const [, name = "", origin, port] = OVERRIDE.exec(value) ?? [];
    const isKnown = name !== "shell" && bundles.has(name);
    return origin !== undefined && isKnown && Number(port) <= 65_535 ? [origin] : [];
  });
}

/** Names of the remotes that a page's address replaces, by a development server or by another version. */
export function overriddenNames(url: string): Set<string> {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return new Set(query.getAll("mfe").map((value) => value.split("@")[0] ?? ""));
}
