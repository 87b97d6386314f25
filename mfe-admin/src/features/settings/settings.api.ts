import { adminEndpoints } from "@listwise/contracts/admin";
import { siteConfigEndpoints, siteEndpoints, type AdminConfigEntry } from "@listwise/contracts/site";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const configKey = ["admin", "config"] as const;
export const licenseKey = ["admin", "license"] as const;
/** Query key of the public configuration, which every page uses. */
export const publicConfigKey = ["public-config"] as const;

export function configQuery() {
  return queryOptions({
    queryKey: configKey,
    queryFn: async ({ signal }) => (await call(siteConfigEndpoints.all, { signal })).data,
    staleTime: 0,
  });
}

export function licenseQuery() {
  return queryOptions({
    queryKey: licenseKey,
    queryFn: ({ signal }) => call(siteEndpoints.license, { signal }),
    staleTime: 0,
  });
}

export interface ConfigChange {
  key: string;
  value: string;
  was?: string;
}

/** Replaces the message of unexpected failures; validation and conflict messages already say what to do. */
function withMessage(cause: unknown, text: string): unknown {
  const says =
    cause instanceof ApiError && ["VALIDATION_FAILED", "CONFLICT", "FORBIDDEN"].includes(cause.code);
  if (says || !(cause instanceof ApiError)) return cause;
  const { status, code, details, requestId, retryAfterSeconds } = cause;
  return new ApiError({ status, code, message: text, details, requestId, retryAfterSeconds });
}

/** @throws ApiError with a message that can be shown */
export async function saveConfigs(configs: readonly ConfigChange[]): Promise<AdminConfigEntry[]> {
  try {
    return (await call(siteConfigEndpoints.batch, { body: { configs: [...configs] } })).data;
  } catch (cause) {
    throw withMessage(cause, "Failed to save configurations. Please try again later.");
  }
}

/** @throws ApiError with a message that can be shown */
export async function saveConfig(
  key: string,
  body: Omit<ConfigChange, "key"> & Pick<Partial<AdminConfigEntry>, "type"> & { description?: string },
): Promise<AdminConfigEntry> {
  try {
    return (await call(siteConfigEndpoints.set, { params: { key }, body })).data;
  } catch (cause) {
    throw withMessage(cause, `Failed to save configuration for ${key}. Please try again later.`);
  }
}

export function setLicense(killSwitch: boolean) {
  return call(adminEndpoints.setLicense, { body: { killSwitch } });
}
