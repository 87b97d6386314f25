import { isIP } from "node:net";
import { REMOTE_NAMES } from "@listwise/contracts/remotes";
import { z } from "zod";
import { findFilesUrlProblem } from "./config-files";

const flag = z
  .enum(["1", "0", "true", "false", "on", "off"], { error: "must be on or off" })
  .transform((text) => ["1", "true", "on"].includes(text));

function url(protocols: readonly string[], example: string) {
  const message = `must be an address such as ${example}`;
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);
}

/** Allows http only on this machine, because the provider's answers decide who a user is. */
const providerUrl = z
  .string()
  .refine(
    (text) =>
      /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${text}/`) && URL.canParse(text),
    "must be an https address such as https://accounts.google.com",
  );

/** Returns true for the URL of a static host, without credentials, query or fragment. */
function isStoreAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return ["http:", "https:"].includes(protocol) && !username && !search && !hash;
}

/** Returns true for an entry of `STORE_EGRESS`: a local address, or the URL of a proxy without a path. */
function isEgress(text: string): boolean {
  if (isIP(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && !search && !hash;
}

function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, message)
    .transform(Number);
}

const share = z
  .string()
  .refine(
    (text) => /^\d(\.\d+)?$/.test(text) && Number(text) <= 1,
    "must be a number from 0 to 1, such as 0.5",
  )
  .transform(Number);

const hostName = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, "must be an address or a host name such as 127.0.0.1");

/** Schema of the environment variables; empty values are treated as missing. */
export const EnvironmentSchema = z.object({
  PORT: integer(0, 65_535).default(4000),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(["http:", "https:"], "http://127.0.0.1:4318").optional(),
  OTEL_SERVICE_NAME: z.string().default("listwise"),
  ALERT_EMAILS: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .pipe(z.array(z.email("must be email addresses separated by commas")))
    .default([]),
  ALERT_WEBHOOK_URL: url(["http:", "https:"], "https://hooks.example/listwise").optional(),
  DRAIN_SECONDS: integer(0, 9).default(0),
  METRICS_PORT: integer(0, 65_535).optional(),
  HOST: hostName.default("127.0.0.1"),
  METRICS_HOST: hostName.default("127.0.0.1"),
  DATA_DIR: z.string().optional(),
  FILES_URL: z
    .string()
    .superRefine((text, context) => {
      const message = findFilesUrlProblem(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    })
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_ENDPOINT_URL: url(["http:", "https:"], "https://objects.example").optional(),
  AWS_ENDPOINT_URL_S3: url(["http:", "https:"], "https://objects.example").optional(),
  DATABASE_URL: url(["postgres:", "postgresql:"], "postgresql://user:password@host:5432/listwise").optional(),
  DATABASE_WAIT_MS: integer(100, 60_000).default(1500),
  DATABASE_CONNECTIONS: integer(2, 500).default(10),
  CRAWL_LANES: integer(1, 50).default(2),
  STORE_SOURCE: z
    .string()
    .regex(
      /^(sample|apple|google-play|apple,google-play|dataset:.+)$/,
      "must be sample, apple, google-play, apple,google-play or dataset:<path of a file>",
    )
    .default("sample"),
  STORE_DATA_DATE: z.iso.date("must be a date such as 2017-12-31").optional(),
  STORE_EGRESS: z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every(isEgress) && new Set(entries).size === entries.length,
      "must be different IP addresses of this machine or addresses of proxies such as http://proxy.example:3128, separated by commas",
    )
    .default([]),
  APPLE_BASE_URL: url(["http:", "https:"], "https://itunes.apple.com").default("https://itunes.apple.com"),
  APPLE_CALLS_PER_MINUTE: integer(1, 100_000).default(20),
  PLAY_BASE_URL: url(["http:", "https:"], "https://play.google.com").default("https://play.google.com"),
  PLAY_CALLS_PER_MINUTE: integer(1, 100_000).default(20),
  APPLE_ADS_TOKEN_URL: providerUrl.default("https://appleid.apple.com/auth/oauth2/token"),
  APPLE_ADS_API_URL: providerUrl.default("https://api.ads.apple.com/v1"),
  APP_STORE_CONNECT_URL: providerUrl.default("https://api.appstoreconnect.apple.com"),
  GOOGLE_PLAY_URL: providerUrl.default("https://androidpublisher.googleapis.com"),
  GOOGLE_PLAY_TOKEN_URL: providerUrl.default("https://oauth2.googleapis.com/token"),
  SECRETS_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  ICON_HOSTS: z
    .string()
    .regex(
      /^[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*$/,
      "must be host names separated by commas, such as images.example.com",
    )
    .optional(),
  PUBLIC_URL: url(["http:", "https:"], "https://listwise.example").optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl.default("https://accounts.google.com"),
  GOOGLE_AUTHORIZATION_URL: providerUrl.optional(),
  GOOGLE_TOKEN_URL: providerUrl.optional(),
  GOOGLE_JWKS_URL: providerUrl.optional(),
  DEEPL_API_KEY: z.string().optional(),
  DEEPL_URL: url(["http:", "https:"], "https://api.deepl.com").optional(),
  LIBRETRANSLATE_URL: url(["http:", "https:"], "https://translate.example").optional(),
  LIBRETRANSLATE_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(["http:", "https:"], "http://127.0.0.1:11434/v1").optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  TRANSLATE_CHARACTERS_PER_DAY: integer(0, 100_000_000).default(200_000),
  PADDLE_API_KEY: z.string().optional(),
  PADDLE_WEBHOOK_SECRET: z.string().optional(),
  PADDLE_API_URL: providerUrl.default("https://api.paddle.com"),
  PADDLE_CHECKOUT_URL: providerUrl.optional(),
  PADDLE_DOWNGRADE_BILLING: z
    .enum(["prorated_next_billing_period", "prorated_immediately", "full_next_billing_period", "do_not_bill"])
    .default("prorated_next_billing_period"),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })], {
      error: "must be an email address or an https address, such as security@listwise.example",
    })
    .optional(),
  SECURITY_POLICY: url(["https:"], "https://listwise.example/legal/security").optional(),
  LICENSE_KILL_SWITCH: flag.default(false),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info"),
  DEMO_DATA: flag.optional(),
  ADMIN_EMAIL: z.email("must be an email address").optional(),
  ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
  EMAIL_VERIFICATION: z
    .enum(["auto", "required", "off"], { error: "must be auto, required or off" })
    .default("auto"),
  RELEASES_DIR: z.string().optional(),
  SOURCE_MAPS_DIR: z.string().optional(),
  RELEASE_BUILDS: z.string().optional(),
  RELEASE_STORE: z
    .string()
    .refine(
      (text) => !/^\w+:\/\//.test(text) || isStoreAddress(text),
      "must be a folder, or the address of a host with releases such as https://cdn.example/releases",
    )
    .optional(),
  RELEASE_KEEP: integer(1, 1000).default(5),
  RANK_ARCHIVE_DAYS: integer(0, 36_500).default(365),
  CRAWL_ARCHIVE_DAYS: integer(62, 36_500).default(400),
  RELEASE_FAILURE_SHARE: share.default(0.5),
  RELEASE_FAILURE_MIN: integer(1, 1_000_000).default(5),
  RELEASE_FAILURE_NETWORKS: integer(1, 1000).default(3),
  RELEASE_FAILURE_ACCOUNT_HOURS: integer(0, 8760).default(24),
  SMOKE_BROWSER: z.string().optional(),
  LISTWISE_ROLE: z.enum(["all", "api", "worker"], { error: "must be all, api or worker" }).default("all"),
  DEV_ASSETS: flag.default(false),
  DEV_BUNDLES: z
    .string()
    .regex(/^[a-z-]+(,[a-z-]+)*$/, "must be bundle names separated by commas")
    .default(["shell", ...REMOTE_NAMES].join(",")),
  CHECK_ANSWERS: flag.default(false),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMIT_PER_MINUTE: integer(0, 100_000_000).default(3000),
});

/** Parsed {@link EnvironmentSchema}. */
export type Environment = z.output<typeof EnvironmentSchema>;
