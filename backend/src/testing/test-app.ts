import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@listwise/contracts/api";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app";
import { seedModules } from "../modules";
import { waitForImport } from "../modules/store";
import { readConfig, type Config } from "../infra/config/config";
import type { AppContext } from "../infra/context";
import { createContext } from "../infra/create-context";
import { createLogger } from "../infra/logging/logger";
import { addUser, type TestUser, type UserOptions } from "./add-user";
import { createCall, type Caller } from "./call";
import { createTestDatabase } from "./databases";

/** Options of a test server. */
export interface TestAppOptions {
  /** Environment variables besides the defaults, such as `{ EMAIL_VERIFICATION: "required" }`. */
  env?: Record<string, string>;
  /** Changes to the parsed configuration. */
  config?: Partial<Config>;
  /** Runs background jobs. Off by default, so `ctx.queue.send` only stores them. */
  worker?: boolean;
}

/** A server with its own database. Requests are injected; no port is opened. */
export interface TestApp extends Caller {
  app: FastifyInstance;
  ctx: AppContext;
  /** Adds a user and returns a caller signed in as them; by default verified, with role `user` and plan `free`. */
  asUser(options?: UserOptions): Promise<TestUser & Caller>;
  /** Adds a user with the role `admin` or another role and returns a caller signed in as them. */
  asAdmin(role?: Role): Promise<TestUser & Caller>;
  close(): Promise<void>;
}

/** Returns the configuration of test servers, changed by `env`. */
export function readTestConfig(env: Record<string, string>): Config {
  return readConfig({
    RATE_LIMIT_PER_MINUTE: "0",
    CHECK_ANSWERS: "on",
    DATABASE_WAIT_MS: "15000",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
    DEMO_DATA: "off",
    SMOKE_BROWSER: "off",
    ...env,
  });
}

/** Variables that decide about the initial data. */
const SEED_VARIABLES = ["STORE_SOURCE", "DEMO_DATA", "ADMIN_EMAIL"];

/** Starts a server on a fresh database with the initial data of a new site. Close it in `afterAll`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const isSeeded = !SEED_VARIABLES.some((name) => options.env?.[name] !== undefined);
  const database = await createTestDatabase(isSeeded ? "seeded" : "migrated");
  const dataDir = await mkdtemp(join(tmpdir(), "listwise-data-"));
  const config = { ...readTestConfig({ DATA_DIR: dataDir, ...options.env }), ...options.config };
  const { ctx, close } = await createContext(config, database.url, createLogger(config));
  const app = await buildApp(ctx);
  if (!isSeeded) await seedModules(ctx);
  await waitForImport(ctx);
  await ctx.queue.start(options.worker ?? false);
  await app.ready();
  const asUser = async (user?: UserOptions) => {
    const added = await addUser(ctx, app, user);
    return { ...added, ...createCall(app, added.token) };
  };
  return {
    app,
    ctx,
    ...createCall(app, null),
    asUser,
    asAdmin: (role = "admin") => asUser({ role }),
    async close() {
      await ctx.sockets.close(); // Open connections would keep the server from closing.
      await app.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
