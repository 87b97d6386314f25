import { existsSync } from "node:fs";
import type { StoreSource } from "./config";
import type { Environment } from "./config-schema";
import { isLoopbackSetup } from "./loopback";

const NEEDS_LOOPBACK =
  "it needs a loopback address such as 127.0.0.1 in HOST and PUBLIC_URL, and no TRUST_PROXY.";

/** Returns one sentence for each setting that contradicts another or names something that is not there. */
export function findContradictions(values: Environment, source: StoreSource): string[] {
  const problems: string[] = [];
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    problems.push("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.");
  }
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
    problems.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.");
  }
  if (values.DEEPL_API_KEY && values.LIBRETRANSLATE_URL) {
    problems.push("DEEPL_API_KEY and LIBRETRANSLATE_URL name two translators: set one of them.");
  }
  if (values.DEEPL_URL && !values.DEEPL_API_KEY) problems.push("DEEPL_URL needs DEEPL_API_KEY.");
  if (Boolean(values.PADDLE_API_KEY) !== Boolean(values.PADDLE_WEBHOOK_SECRET)) {
    problems.push("PADDLE_API_KEY and PADDLE_WEBHOOK_SECRET belong together: set both or neither.");
  }
  const endpoints = [values.GOOGLE_AUTHORIZATION_URL, values.GOOGLE_TOKEN_URL, values.GOOGLE_JWKS_URL];
  if (new Set(endpoints.map(Boolean)).size > 1) {
    problems.push(
      "GOOGLE_AUTHORIZATION_URL, GOOGLE_TOKEN_URL and GOOGLE_JWKS_URL belong together: set all or none.",
    );
  }
  if (source.kind === "dataset" && !existsSync(source.path)) {
    problems.push(
      `STORE_SOURCE names ${source.path}, which does not exist: give the path of a data set file.`,
    );
  }
  if (values.SECURITY_POLICY && !values.SECURITY_CONTACT) {
    problems.push("SECURITY_POLICY needs SECURITY_CONTACT.");
  }
  if (!isLoopbackSetup(values)) {
    if (values.DEV_ASSETS) problems.push(`DEV_ASSETS loosens the page's protection: ${NEEDS_LOOPBACK}`);
    if (values.DEMO_DATA) problems.push(`DEMO_DATA brings accounts with known passwords: ${NEEDS_LOOPBACK}`);
  }
  return problems;
}
