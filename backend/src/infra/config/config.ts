import { dirname, join, resolve } from "node:path";
import {
  toAppleAds,
  toReviewApis,
  toGoogle,
  toPaddle,
  toTranslation,
  type AppleAdsConfig,
  type ReviewApisConfig,
  type GoogleConfig,
  type PaddleConfig,
  type TranslationConfig,
} from "./config-providers";
import { toFiles, type ObjectStoreConfig } from "./config-files";
import { findContradictions } from "./config-contradictions";
import { EnvironmentSchema, type Environment } from "./config-schema";
import { isLoopback, isLoopbackSetup, parseTrustedProxies } from "../http/loopback";
import { getProjectRoot } from "../paths";
import { StartupError } from "../startup-error";

/** Source of the store's listings. */
export type StoreSource =
  | { kind: "sample" }
  | { kind: "dataset"; path: string }
  /** Stores whose public pages are read. */
  | { kind: "live"; stores: readonly LiveStore[] };

const LIVE_STORES = ["apple", "google-play"] as const;

/** A store whose public pages are read. */
export type LiveStore = (typeof LIVE_STORES)[number];

/** Validated configuration from the environment. Folders are absolute paths; missing values are `null`. */
export interface Config {
  port: number;
  host: string;
  /** Time in milliseconds that a stopping server still accepts calls while it isn't ready. */
  drainMs: number;
  /** Address for Prometheus and probes, which isn't public; `null` without one. */
  metrics: { host: string; port: number } | null;
  /** Collector that gets traces over OTLP, without its path; `null` without tracing. */
  tracing: { endpoint: string; serviceName: string } | null;
  /** Receivers of alerts about the server, besides the log and the administration. */
  alerting: { emails: string[]; webhookUrl: string | null };
  /**
   * True if only this machine reaches the site: `HOST` and the host of `PUBLIC_URL` are loopback addresses and no proxy
   * is trusted. Demo accounts, demo data, development servers and overrides from other origins exist only then.
   */
  loopback: boolean;
  dataDir: string;
  /** Object store for the files that all nodes share, or `null` to keep them in `dataDir`. */
  files: ObjectStoreConfig | null;
  releasesDir: string;
  /** Folder of the releases' source maps, which are not public. */
  sourceMapsDir: string;
  /** URL of a static host that browsers and this server load releases from, or `null` to use {@link releasesDir}. */
  releaseHost: string | null;
  /** Number of versions of a release that are kept besides the live ones. */
  releaseKeep: number;
  /**
   * Thresholds of a release's health. A version is unhealthy if it fails for more than `share` of its page views and at
   * least `min` times. A stable version is rolled back if it fails for `min` accounts that are at least `accountHours`
   * old, on at least `networks` networks.
   */
  releaseFailures: { share: number; min: number; networks: number; accountHours: number };
  /** Browser that opens the pages of published versions: a path, `off`, or `null` for a Chromium on the `PATH`. */
  smokeBrowser: string | null;
  /** Connection string, or `null` for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  storeSource: StoreSource;
  /** Date of the data set, or `null` to read it from the file. */
  storeDataDate: Date | null;
  /** Base URL of the `apple` source; Apple's own host by default. */
  appleBaseUrl: string;
  /**
   * Maximum number of searches per minute sent to the store, across all nodes. Web pages and suggestions each get 1.5
   * times as many.
   */
  appleCallsPerMinute: number;
  playBaseUrl: string;
  playCallsPerMinute: number;
  /** Hosts that icons may be fetched from, in addition to the stores' own. */
  iconHosts: string[];
  publicUrl: string;
  smtpUrl: string | null;
  appleAds: AppleAdsConfig;
  reviewApis: ReviewApisConfig;
  /** Key that encrypts third-party secrets, or `null` for a key stored in the data folder. */
  secretsKey: string | null;
  /** `null` disables Google sign-in. */
  google: GoogleConfig | null;
  /** `null` shows placeholders instead of translations. */
  translation: TranslationConfig | null;
  /** Number of characters per user and UTC day that are sent to the translation provider. */
  translateCharactersPerDay: number;
  /** `null` means no payment provider; administrators assign plans. */
  paddle: PaddleConfig | null;
  /** URIs of the contact for vulnerability reports and of the policy for them; `null` publishes no security.txt. */
  security: { contact: string; policy: string | null } | null;
  /** True if the operator has turned the site off. */
  licenseKillSwitch: boolean;
  logLevel: Environment["LOG_LEVEL"];
  /** True only if {@link loopback} is also true. */
  demoData: boolean;
  /** First administrator; created if there isn't one. */
  admin: { email: string; password: string } | null;
  /** True if accounts with a password must confirm their email address first. */
  verificationRequired: boolean;
  role: Environment["LISTWISE_ROLE"];
  /** True if releases come from the development servers instead of the release repository. */
  devAssets: boolean;
  /** Bundles with a development server, in the order of their ports, from 4100 on. */
  devBundles: string[];
  /** True if every response is validated against the contract before it is sent (development and tests). */
  checkAnswers: boolean;
  /** Addresses of proxies whose forwarded headers are trusted. */
  trustProxy: string[];
  /** Time in milliseconds that a request waits for a database connection before it gets a 503. */
  databaseWaitMs: number;
  /** Maximum number of this node's database connections for requests and jobs. */
  databaseConnections: number;
  /** Number of crawls that this node runs in parallel. */
  crawlLanes: number;
  /**
   * Requests per minute and caller on each node; 0 disables the limit. Limits across all nodes are set per endpoint.
   */
  rateLimitPerMinute: number;
}

/**
 * Reads the configuration from the environment.
 * @throws StartupError with one sentence per problem
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new StartupError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).sort(),
    );
  }
  const values = parsed.data;
  const problems = findContradictions(values, toStoreSource(values.STORE_SOURCE));
  if (problems.length > 0) throw new StartupError(problems);
  return toConfig(values);
}

function toStoreSource(text: string): StoreSource {
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
    releaseHost: host,
    releaseKeep: values.RELEASE_KEEP,
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

function toConfig(values: Environment): Config {
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
