import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { EnvironmentSchema, type Environment } from "./config-schema";
import { projectRoot } from "./paths";
import { StartupError } from "./startup-error";

/** Where listings come from. */
export type StoreSource = { kind: "sample" } | { kind: "apple" } | { kind: "dataset"; path: string };

/** All that the environment decides, checked. Folders are absolute; absent values are `null`. */
export interface Config {
  port: number;
  host: string;
  /** The address is this machine's own: demo accounts and overrides may exist. */
  loopback: boolean;
  dataDir: string;
  releasesDir: string;
  /** Address of a static host that browsers and this server take releases from, `null` for {@link releasesDir}. */
  releaseHost: string | null;
  /** Versions of a release that stay in the store, besides those that are live. */
  releaseKeep: number;
  /** A live version is taken out when more than this share of its mounts fail, of at least so many failures. */
  releaseFailures: { share: number; min: number };
  /** `null` means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  storeSource: StoreSource;
  /** Where the `apple` source finds search and lookup. */
  appleBaseUrl: string;
  publicUrl: string;
  smtpUrl: string | null;
  logLevel: Environment["LOG_LEVEL"];
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
  const problems = contradictions(values);
  if (problems.length > 0) throw new StartupError(problems);
  return toConfig(values);
}

function contradictions(values: Environment): string[] {
  const problems: string[] = [];
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
    problems.push("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.");
  }
  const source = toStoreSource(values.STORE_SOURCE);
  if (source.kind === "dataset" && !existsSync(source.path)) {
    problems.push(
      `STORE_SOURCE names ${source.path}, which does not exist: give the path of a data set file.`,
    );
  }
  if (values.DEV_ASSETS && !isLoopback(values.HOST)) {
    problems.push(
      "DEV_ASSETS loosens the page's protection: use it with a loopback HOST such as 127.0.0.1 only.",
    );
  }
  return problems;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host);
}

function toStoreSource(text: string): StoreSource {
  if (text === "sample" || text === "apple") return { kind: text };
  return { kind: "dataset", path: resolve(text.slice("dataset:".length)) };
}

function toReleases(values: Environment, dataDir: string) {
  const store = values.RELEASE_STORE;
  const host = store !== undefined && /^https?:\/\//.test(store) ? store.replace(/\/+$/, "") : null;
  const folder = values.RELEASES_DIR ?? (host === null ? store : undefined) ?? join(dataDir, "releases");
  return {
    releasesDir: resolve(folder),
    releaseHost: host,
    releaseKeep: values.RELEASE_KEEP,
    releaseFailures: { share: values.RELEASE_FAILURE_SHARE, min: values.RELEASE_FAILURE_MIN },
  };
}

function toConfig(values: Environment): Config {
  const asRoot = process.getuid?.() === 0;
  const dataDir = resolve(values.DATA_DIR ?? (asRoot ? "/var/lib/listwise" : join(projectRoot(), ".data")));
  const loopback = isLoopback(values.HOST);
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
    publicUrl: (values.PUBLIC_URL ?? `http://${loopback ? "localhost" : host}:${values.PORT}`).replace(
      /\/$/,
      "",
    ),
    smtpUrl: values.SMTP_URL ?? null,
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
    trustProxy: (values.TRUST_PROXY ?? "")
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean),
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  };
}
