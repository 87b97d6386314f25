import { existsSync } from "node:fs";
import type { StoreSource } from "./config";
import type { Environment } from "./config-schema";
import { isLoopbackSetup } from "../http/loopback";

const NEEDS_LOOPBACK =
  "it needs a loopback address such as 127.0.0.1 in HOST and PUBLIC_URL, and no TRUST_PROXY.";

/** Returns one sentence for each setting that contradicts another setting or names a missing file. */
export function findContradictions(values: Environment, source: StoreSource): string[] {
  const problems: string[] = [];
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    problems.push("Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.");
  }
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
    problems.push("Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.");
  }
  const translators = (["DEEPL_API_KEY", "LIBRETRANSLATE_URL", "OPENAI_MODEL"] as const).filter(
    (key) => values[key],
  );
  if (translators.length > 1) {
    problems.push(`${translators.join(" and ")} configure several translators. Set only one of them.`);
  }
  if (values.OPENAI_BASE_URL && !values.OPENAI_MODEL) problems.push("OPENAI_BASE_URL needs OPENAI_MODEL.");
  if (values.DEEPL_URL && !values.DEEPL_API_KEY) problems.push("DEEPL_URL needs DEEPL_API_KEY.");
  if (Boolean(values.PADDLE_API_KEY) !== Boolean(values.PADDLE_WEBHOOK_SECRET)) {
    problems.push("Set both PADDLE_API_KEY and PADDLE_WEBHOOK_SECRET, or neither.");
  }
  const endpoints = [values.GOOGLE_AUTHORIZATION_URL, values.GOOGLE_TOKEN_URL, values.GOOGLE_JWKS_URL];
  if (new Set(endpoints.map(Boolean)).size > 1) {
    problems.push("Set GOOGLE_AUTHORIZATION_URL, GOOGLE_TOKEN_URL and GOOGLE_JWKS_URL, or none of them.");
  }
  if (source.kind === "dataset" && !existsSync(source.path)) {
    problems.push(
      `STORE_SOURCE points to ${source.path}, which doesn't exist. Set it to the path of a data set file.`,
    );
  }
  if (values.STORE_DATA_DATE !== undefined) {
    if (source.kind !== "dataset")
      problems.push("STORE_DATA_DATE needs STORE_SOURCE=dataset:<path of a file>.");
    if (new Date(values.STORE_DATA_DATE) > new Date())
      problems.push("STORE_DATA_DATE is in the future. Set it to the date of the data set.");
  }
  if (values.SECURITY_POLICY && !values.SECURITY_CONTACT) {
    problems.push("SECURITY_POLICY needs SECURITY_CONTACT.");
  }
  if (!isLoopbackSetup(values)) {
    if (values.DEV_ASSETS) problems.push(`DEV_ASSETS weakens the page's security policy: ${NEEDS_LOOPBACK}`);
    if (values.DEMO_DATA) problems.push(`DEMO_DATA creates accounts with known passwords: ${NEEDS_LOOPBACK}`);
  }
  return problems;
}
