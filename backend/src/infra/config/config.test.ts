import { readConfig } from "./config";
import { StartupError } from "../startup-error";

function sentencesFor(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartupError) return error.sentences;
    throw error;
  }
  return [];
}

test("lists every problem in one error, with what to do about it", () => {
  const wrong = {
    PORT: "eighty",
    DATABASE_URL: "mysql://host/db",
    STORE_SOURCE: "play",
    LOG_LEVEL: "loud",
    DEMO_DATA: "maybe",
    EMAIL_VERIFICATION: "sometimes",
  };
  expect(sentencesFor(wrong)).toEqual([
    "DATABASE_URL must be an address such as postgresql://user:password@host:5432/listwise.",
    "DEMO_DATA must be on or off.",
    "EMAIL_VERIFICATION must be auto, required or off.",
    "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.",
    "PORT must be a whole number from 0 to 65535.",
    "STORE_SOURCE must be sample, apple, google-play, apple,google-play or dataset:<path of a file>.",
  ]);
});

test("refuses contradictions and missing files", () => {
  expect(
    sentencesFor({ ADMIN_EMAIL: "ada@listwise.example", STORE_SOURCE: "dataset:/nowhere.jsonl" }),
  ).toEqual([
    "Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.",
    "STORE_SOURCE points to /nowhere.jsonl, which doesn't exist. Set it to the path of a data set file.",
  ]);
});

test("refuses a date of the data that is invalid, in the future or without a data set", () => {
  for (const STORE_DATA_DATE of ["December 2017", "2017-02-30", "2017"])
    expect(sentencesFor({ STORE_DATA_DATE })).toEqual(["STORE_DATA_DATE must be a date such as 2017-12-31."]);
  expect(sentencesFor({ STORE_DATA_DATE: "2999-01-01" })).toEqual([
    "STORE_DATA_DATE needs STORE_SOURCE=dataset:<path of a file>.",
    "STORE_DATA_DATE is in the future. Set it to the date of the data set.",
  ]);
});

test("has a default for every setting and treats empty values as missing", () => {
  const config = readConfig({ DATA_DIR: "/tmp/listwise", PORT: "" });
  expect(config).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    databaseUrl: null,
    demoData: true,
    role: "all",
    databaseConnections: 10,
    crawlLanes: 2,
  });
  expect(sentencesFor({ CRAWL_LANES: "0", DATABASE_CONNECTIONS: "many" })).toEqual([
    "CRAWL_LANES must be a whole number from 1 to 50.",
    "DATABASE_CONNECTIONS must be a whole number from 2 to 500.",
  ]);
  expect(config.releasesDir).toBe("/tmp/listwise/releases");
});

describe("a publicly reachable site has no demo accounts, development servers or overrides", () => {
  test.each<Record<string, string>>([
    { HOST: "0.0.0.0" },
    { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:4000" },
    { PUBLIC_URL: "https://listwise.example" },
    { PUBLIC_URL: "http://127.0.0.1.listwise.example" },
    { PUBLIC_URL: "http://localhost@listwise.example" },
    { TRUST_PROXY: "127.0.0.1" },
  ])("%j", (env) => {
    expect(readConfig(env)).toMatchObject({ loopback: false, demoData: false });
    expect(sentencesFor({ ...env, DEMO_DATA: "on", DEV_ASSETS: "on" })).toEqual([
      expect.stringMatching(/^DEV_ASSETS .* needs a loopback address/),
      expect.stringMatching(/^DEMO_DATA .* needs a loopback address/),
    ]);
  });
});

test("a local site has demo data unless it is switched off", () => {
  for (const PUBLIC_URL of ["http://localhost:4000", "http://127.1.2.3", "http://[::1]:4000"])
    expect(readConfig({ PUBLIC_URL, TRUST_PROXY: " , " })).toMatchObject({ loopback: true, demoData: true });
  expect(readConfig({ DEMO_DATA: "off" })).toMatchObject({ loopback: true, demoData: false });
});

test("converts the security contact to a URI and refuses anything else", () => {
  expect(readConfig({}).security).toBeNull();
  const contact = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).security?.contact;
  expect(contact("security@listwise.example")).toBe("mailto:security@listwise.example");
  expect(contact("https://listwise.example/report")).toBe("https://listwise.example/report");
  expect(sentencesFor({ SECURITY_CONTACT: "javascript:alert(1)" })).toEqual([
    "SECURITY_CONTACT must be an email address or an https address, such as security@listwise.example.",
  ]);
});

test("requires email verification by default only if email can be sent", () => {
  expect(readConfig({}).verificationRequired).toBe(false);
  expect(readConfig({ SMTP_URL: "smtp://mail.example" }).verificationRequired).toBe(true);
  expect(
    readConfig({ SMTP_URL: "smtp://mail.example", EMAIL_VERIFICATION: "off" }).verificationRequired,
  ).toBe(false);
  expect(readConfig({ EMAIL_VERIFICATION: "required" }).verificationRequired).toBe(true);
});

test("reads releases from a folder or from a static host, and keeps its own folder", () => {
  const releases = (RELEASE_STORE: string) => {
    const { releasesDir, releaseHost } = readConfig({ DATA_DIR: "/tmp/listwise", RELEASE_STORE });
    return { releasesDir, releaseHost };
  };
  expect(releases("/srv/releases")).toEqual({ releasesDir: "/srv/releases", releaseHost: null });
  expect(releases("https://cdn.example/listwise/")).toEqual({
    releasesDir: "/tmp/listwise/releases",
    releaseHost: "https://cdn.example/listwise",
  });
  expect(
    sentencesFor({ RELEASE_STORE: "https://me:secret@cdn.example", RELEASE_FAILURE_SHARE: "2" }),
  ).toEqual([
    "RELEASE_FAILURE_SHARE must be a number from 0 to 1, such as 0.5.",
    "RELEASE_STORE must be a folder, or the address of a host with releases such as https://cdn.example/releases.",
  ]);
});
