import type { Endpoint } from "@listwise/contracts/api";
import { formatCount } from "@listwise/aso-core/text";
import { singleton } from "../platform/singleton";
import { ApiError } from "./api-error";

const throttledUntil = singleton("cool-down", () => new Map<string, number>());

const getKey = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

/** Records the `Retry-After` of a 429. Applies only to reads; users repeat other calls themselves. */
export function noteRetryAfter(endpoint: Endpoint, error: ApiError): void {
  if (endpoint.method !== "GET" || error.status !== 429 || error.retryAfterSeconds === null) return;
  throttledUntil.set(getKey(endpoint), performance.now() + error.retryAfterSeconds * 1000);
}

/**
 * Fails a read locally while its `Retry-After` has not passed.
 * @throws ApiError `RATE_LIMITED`
 */
export function assertNotThrottled(endpoint: Endpoint): void {
  const left = Math.ceil(((throttledUntil.get(getKey(endpoint)) ?? 0) - performance.now()) / 1000);
  if (left <= 0) return;
  const message = `Too many requests. Try again in ${formatCount(left, "second")}.`;
  throw new ApiError({ status: 429, code: "RATE_LIMITED", message, retryAfterSeconds: left });
}
