import type { FastifyRequest } from "fastify";
import { maskText } from "../security/mask";

/**
 * Returns the path of a request in a form that is safe to log. For the API, this is the route with only numeric
 * parameters filled in, because other parameters may be secret. For other requests, it is the path without the query.
 */
export function toLoggablePath({ url, params, routeOptions }: FastifyRequest): string {
  const path = url.split("?", 1)[0] ?? "";
  const route = routeOptions.url;
  if (route === undefined || route.includes("*") || typeof params !== "object") return maskText(path);
  return route.replace(/:(\w+)/g, (place, name: string) => {
    const value: unknown = Reflect.get(params ?? {}, name);
    return typeof value === "string" && /^\d{1,15}$/.test(value) ? value : place;
  });
}
