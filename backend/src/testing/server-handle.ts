import type { EmbeddedPostgres } from "../platform/embedded-postgres";

/** The server of this test run and the folder it serves. */
export interface TestServer {
  folder: string;
  postgres: EmbeddedPostgres;
}

const KEY = Symbol.for("listwise.test-server.v1");
const store: { [KEY]?: TestServer } = globalThis;

/** Setup and teardown are loaded apart but share the process. */
export function rememberServer(server: TestServer): void {
  store[KEY] = server;
}

/** The server that was remembered in this process. */
export function recallServer(): TestServer | undefined {
  return store[KEY];
}
