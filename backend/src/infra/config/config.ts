import type {
  AppleAdsConfig,
  ReviewApisConfig,
  GoogleConfig,
  PaddleConfig,
  TranslationConfig,
} from "./config-providers";
import type { ObjectStoreConfig } from "./config-files";
import { findContradictions } from "./config-contradictions";
import { EnvironmentSchema, type Environment } from "./config-schema";
import { StartupError } from "../startup-error";
import { toConfig, toStoreSource } from "./to-config";

/** Source of the store's listings. */
export type StoreSource =
  | { kind: "sample" }
  | { kind: "dataset"; path: string }
  /** Stores whose public pages are read. */
  | { kind: "live"; stores: readonly LiveStore[] };

/** A store whose public pages are read. */
export type LiveStore = "apple" | "google-play";

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
  /** Folders of builds that the server publishes when it starts, if {@link files} is an object store. */
  releaseBuilds: string[];
  /** URL of a static host that browsers and this server load releases from, or `null` to use {@link releasesDir}. */
  releaseHost: string | null;
  /** Number of versions of a release that are kept besides the live ones. */
  releaseKeep: number;
  /** Days for which ranks are kept after the last plan that shows them has ended, or they are older than its history. */
  rankArchiveDays: number;
  /** Days for which search results are kept after they were last seen, besides the last two of each keyword and storefront. */
  crawlArchiveDays: number;
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
  /** Local addresses and proxies through which stores are asked, each with a budget of its own; empty for the system's way. */
  storeEgress: readonly string[];
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
