import { join, resolve } from "node:path";
import {
  toAppleAds,
  toGoogle,
  toPaddle,
  toTranslation,
  type AppleAdsConfig,
  type GoogleConfig,
  type PaddleConfig,
  type TranslationConfig,
} from "./config-providers";
import { findContradictions } from "./config-contradictions";
import { EnvironmentSchema, type Environment } from "./config-schema";
import { isLoopback, isLoopbackSetup, toProxies } from "./loopback";
import { projectRoot } from "./paths";
import { StartupError } from "./startup-error";

/** Where listings come from. */
export type StoreSource = { kind: "sample" } | { kind: "apple" } | { kind: "dataset"; path: string };

/** All that the environment decides, checked. Folders are absolute; absent values are `null`. */
export interface Config {
  port: number;
  host: string;
  /**
   * True if only this machine reaches the site: `HOST` and the host of `PUBLIC_URL` are loopback addresses and no proxy
   * is trusted. Demo accounts, demo data, development servers and overrides from other origins exist only then.
   */
  loopback: boolean;
  dataDir: string;
  releasesDir: string;
  /** Address of a static host that browsers and this server take releases from, `null` for {@link releasesDir}. */
  releaseHost: string | null;
  /** Versions of a release that stay in the store, besides those that are live. */
  releaseKeep: number;
  /**
   * A version fails when it does so for more than this share of pages, and for at least so many. A stable version is taken
   * out when it fails for so many accounts of at least this age, on so many networks.
   */
  releaseFailures: { share: number; min: number; networks: number; accountHours: number };
  /** `null` means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  storeSource: StoreSource;
  /** Where the `apple` source finds everything; Apple's own hosts unless told. */
  appleBaseUrl: string;
  /** Searches a minute that the store is asked for over all nodes; its web pages and suggestions half as many again. */
  appleCallsPerMinute: number;
  /** Hosts beside the stores' own that icons may be fetched from. */
  iconHosts: string[];
  publicUrl: string;
  smtpUrl: string | null;
  appleAds: AppleAdsConfig;
  /** What secrets of other companies are encrypted with, `null` for a key that the data folder keeps. */
  secretsKey: string | null;
  /** `null` without a provider: nobody is offered to sign in with Google. */
  google: GoogleConfig | null;
  /** `null` without a provider: placeholders stand in for translations. */
  translation: TranslationConfig | null;
  /** Characters a user may have translated by the provider on a UTC day. */
  translateCharactersPerDay: number;
  /** `null` without a payment provider: administrators assign plans. */
  paddle: PaddleConfig | null;
  /** Address for reports of weaknesses, as a URI, and that of the policy for them; `null` publishes no security.txt. */
  security: { contact: string; policy: string | null } | null;
  /** The operator has switched the site off. */
  licenseKillSwitch: boolean;
  logLevel: Environment["LOG_LEVEL"];
  /** Never true unless {@link loopback} is. */
  demoData: boolean;
  /** First administrator, made when there is none. */
  admin: { email: string; password: string } | null;
  /** Accounts with a password must confirm their address before they may do more than that. */
  verificationRequired: boolean;
  role: Environment["LISTWISE_ROLE"];
  /** Releases come from the development servers instead of the release store. */
  devAssets: boolean;
  /** Bundles that have a development server, in the order of their ports: 4100 and on. */
  devBundles: string[];
  /** Every answer is checked against the contract before it is sent: for development and tests. */
  checkAnswers: boolean;
  /** Addresses of proxies whose forwarded headers are believed. */
  trustProxy: string[];
  /** Milliseconds a call waits for a connection to the database before it answers 503. */
  databaseWaitMs: number;
  /** Calls a minute and caller on each node, 0 for no limit. Limits that must hold across nodes are the endpoints' own. */
  rateLimitPerMinute: number;
}

/** Reads the environment. Throws {@link StartupError} with one sentence for each thing that is wrong. */
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
  if (text === "sample" || text === "apple") return { kind: text };
  return { kind: "dataset", path: resolve(text.slice("dataset:".length)) };
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

function toConfig(values: Environment): Config {
  const asRoot = process.getuid?.() === 0;
  const dataDir = resolve(values.DATA_DIR ?? (asRoot ? "/var/lib/listwise" : join(projectRoot(), ".data")));
  const loopback = isLoopbackSetup(values);
  const host = values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST;
  const verification = values.EMAIL_VERIFICATION;
  return {
    port: values.PORT,
    host: values.HOST,
    loopback,
    dataDir,
    ...toReleases(values, dataDir),
    databaseUrl: values.DATABASE_URL ?? null,
    storeSource: toStoreSource(values.STORE_SOURCE),
    appleBaseUrl: values.APPLE_BASE_URL,
    appleCallsPerMinute: values.APPLE_CALLS_PER_MINUTE,
    iconHosts: values.ICON_HOSTS?.split(",") ?? [],
    publicUrl: (
      values.PUBLIC_URL ?? `http://${isLoopback(values.HOST) ? "localhost" : host}:${values.PORT}`
    ).replace(/\/$/, ""),
    smtpUrl: values.SMTP_URL ?? null,
    appleAds: toAppleAds(values),
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
    trustProxy: toProxies(values.TRUST_PROXY),
    databaseWaitMs: values.DATABASE_WAIT_MS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
}
