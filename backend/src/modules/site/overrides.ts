import { REMOTE_NAMES } from "@listwise/contracts";

const OVERRIDE = /^([a-z-]+)@(http:\/\/localhost:(\d{2,5}))$/;

/** Origins of the development servers that a page's address names: `?mfe=mfe-tracking@http://localhost:4102`. */
export function overrideOrigins(url: string): string[] {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  return query.getAll("mfe").flatMap((value) => {
    const [, name, origin, port] = OVERRIDE.exec(value) ?? [];
    const isKnown = REMOTE_NAMES.some((remote) => remote === name);
    return origin !== undefined && isKnown && Number(port) <= 65_535 ? [origin] : [];
  });
}
