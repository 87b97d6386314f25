import type { TestApp } from "./test-app";

/** Statements that happen at random: sweeping old counters, filling TTL caches, heartbeats of the sockets' adapter. */
const BACKGROUND = /^delete|site_config|pg_notify/;

/**
 * Runs `call` and records the SQL that the application's own connections send meanwhile.
 *
 * @returns the result of the call, and the statements without values and without background work
 */
export async function recordStatements<T>({ ctx }: Pick<TestApp, "ctx">, call: () => Promise<T>) {
  const statements: string[] = [];
  const client = await ctx.pool.connect();
  client.release();
  const prototype: object = Object.getPrototypeOf(client);
  const { query } = client;
  Reflect.set(
    prototype,
    "query",
    function (this: { connectionParameters?: { application_name?: string } }, ...args: unknown[]) {
      const [first] = args;
      const text = String(typeof first === "string" ? first : Reflect.get(Object(first), "text"));
      const own = this.connectionParameters?.application_name === "listwise";
      if (own && !BACKGROUND.test(text)) statements.push(text);
      return Reflect.apply(query, this, args);
    },
  );
  try {
    return { answer: await call(), statements };
  } finally {
    Reflect.set(prototype, "query", query);
  }
}
