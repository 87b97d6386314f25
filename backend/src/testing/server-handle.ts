import type { EmbeddedPostgres } from "../infra/db/embedded-postgres";

/** The server of this test run and its data folder. */
export interface TestServer {
  folder: string;
  postgres: EmbeddedPostgres;
}

declare global {
  var listwiseTestServer: TestServer | undefined;
}

/** Remembers the server for the teardown: setup and teardown load separate modules in the same process. */
export function rememberServer(server: TestServer): void {
  globalThis.listwiseTestServer = server;
}

/** Returns the remembered server of this process. */
export function recallServer(): TestServer | undefined {
  return globalThis.listwiseTestServer;
}
