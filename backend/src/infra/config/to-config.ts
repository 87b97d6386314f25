import { delimiter, dirname, join, resolve } from "node:path";
import { isLoopback, isLoopbackSetup, parseTrustedProxies } from "../http/loopback";
import { getProjectRoot } from "../paths";
import type { Config, LiveStore, StoreSource } from "./config";
import { toFiles } from "./config-files";
import { toAppleAds, toGoogle, toPaddle, toReviewApis, toTranslation } from "./config-providers";
import type { Environment } from "./config-schema";

const LIVE_STORES: readonly LiveStore[] = ["apple", "google-play"];

/** Parses `STORE_SOURCE`. */
export function toStoreSource(text: string): StoreSource {
  if (text === "sample") return { kind: "sample" };
  if (text.startsWith("dataset:")) return { kind: "dataset", path: resolve(text.slice("dataset:".length)) };
  const names = text.split(",");
  return { kind: "live", stores: LIVE_STORES.filter((store) => names.includes(store)) };
}

function toSecurity({ SECURITY_CONTACT: contact, SECURITY_POLICY: policy }: Environment) {
  if (contact === undefined) return null;
  return { contact: contact.includes(":") ? contact : `mailto:${contact}`, policy: policy ?? null };
}

function toReleases(values: Environment, dataDir: string) {
  const store = values.RELEASE_STORE;
  const host = store !== undefined && /^https?:\/\//.test(store) ? store.replace(/(?<!\/)\/+$/, "") : null;
  const folder = values.RELEASES_DIR ?? (host === null ? store : undefined) ?? join(dataDir, "releases");
  return {
    releasesDir: resolve(folder),
    // Next to the release repository, whose files a host may show to anyone.
    sourceMapsDir: resolve(values.SOURCE_MAPS_DIR ?? join(dirname(resolve(folder)), "source-maps")),
    releaseBuilds: (values.RELEASE_BUILDS ?? "").split(delimiter).filter(Boolean),
    releaseHost: host,
    releaseKeep: values.RELEASE_KEEP,
    rankArchiveDays: values.RANK_ARCHIVE_DAYS,
    crawlArchiveDays: values.CRAWL_ARCHIVE_DAYS,
    releaseFailures: {
      share: values.RELEASE_FAILURE_SHARE,
      min: values.RELEASE_FAILURE_MIN,
      networks: values.RELEASE_FAILURE_NETWORKS,
      accountHours: values.RELEASE_FAILURE_ACCOUNT_HOURS,
    },
  };
}

function toObservability(values: Environment): Pick<Config, "metrics" | "tracing" | "alerting"> {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  return {
    metrics: port === undefined ? null : { host: values.METRICS_HOST, port },
    tracing:
      endpoint === undefined
        ? null
        : { endpoint: endpoint.replace(/(?<!\/)\/+$/, ""), serviceName: values.OTEL_SERVICE_NAME },
    alerting: { emails: values.ALERT_EMAILS, webhookUrl: values.ALERT_WEBHOOK_URL ?? null },
  };
}

/** Turns valid environment variables into the configuration. */
export function toConfig(values: Environment): Config {
  const asRoot = process.getuid?.() === 0;
  const dataDir = resolve(
    values.DATA_DIR ?? (asRoot ? "/var/lib/listwise" : join(getProjectRoot(), ".data")),
  );
  const loopback = isLoopbackSetup(values);
  const host = values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST;
  const verification = values.EMAIL_VERIFICATION;
  return {
    port: values.PORT,
    host: values.HOST,
    drainMs: values.DRAIN_SECONDS * 1000,
    ...toObservability(values),
    loopback,
    dataDir,
    files: toFiles(values),
    ...toReleases(values, dataDir),
    smokeBrowser: values.SMOKE_BROWSER ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    storeSource: toStoreSource(values.STORE_SOURCE),
    storeDataDate: values.STORE_DATA_DATE === undefined ? null : new Date(values.STORE_DATA_DATE),
    storeEgress: values.STORE_EGRESS,
    appleBaseUrl: values.APPLE_BASE_URL,
    appleCallsPerMinute: values.APPLE_CALLS_PER_MINUTE,
    playBaseUrl: values.PLAY_BASE_URL,
    playCallsPerMinute: values.PLAY_CALLS_PER_MINUTE,
    iconHosts: values.ICON_HOSTS?.split(",") ?? [],
    publicUrl: (
      values.PUBLIC_URL ?? `http://${isLoopback(values.HOST) ? "localhost" : host}:${values.PORT}`
    ).replace(/\/$/, ""),
    smtpUrl: values.SMTP_URL ?? null,
    appleAds: toAppleAds(values),
    reviewApis: toReviewApis(values),
    secretsKey: values.SECRETS_KEY ?? null,
    google: toGoogle(values),
    translation: toTranslation(values),
    translateCharactersPerDay: values.TRANSLATE_CHARACTERS_PER_DAY,
    paddle: toPaddle(values),
    security: toSecurity(values),
    licenseKillSwitch: values.LICENSE_KILL_SWITCH,
    logLevel: values.LOG_LEVEL,
    demoData: loopback && (values.DEMO_DATA ?? true),
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD }
        : null,
    verificationRequired:
      verification === "required" || (verification === "auto" && Boolean(values.SMTP_URL)),
    role: values.LISTWISE_ROLE,
    devAssets: values.DEV_ASSETS,
    devBundles: values.DEV_BUNDLES.split(","),
    checkAnswers: values.CHECK_ANSWERS,
    trustProxy: parseTrustedProxies(values.TRUST_PROXY),
    databaseWaitMs: values.DATABASE_WAIT_MS,
    databaseConnections: values.DATABASE_CONNECTIONS,
    crawlLanes: values.CRAWL_LANES,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
}
