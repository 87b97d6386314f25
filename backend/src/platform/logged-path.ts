import type { FastifyRequest } from "fastify";
import { maskText } from "./mask";

/**
 * Returns the path of a request as it may be logged: of the API its route with numbers filled in, since what else stands
 * in an address may open something to its reader; of all others the path without its query.
 */
export function loggedPath({ url, params, routeOptions }: FastifyRequest): string {
  const path = url.split("?", 1)[0] ?? "";
  const route = routeOptions.url;
  if (route === undefined || route.includes("*") || typeof params !== "object") return maskText(path);
  return route.replace(/:(\w+)/g, (place, name: string) => {
    const value: unknown = Reflect.get(params ?? {}, name);
    return typeof value === "string" && /^\d{1,15}$/.test(value) ? value : place;
  });
}
