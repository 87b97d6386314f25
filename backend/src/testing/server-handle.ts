import type { EmbeddedPostgres } from "../platform/embedded-postgres";

/** The server of this test run and the folder it serves. */
export interface TestServer {
  folder: string;
  postgres: EmbeddedPostgres;
}

declare global {
  var listwiseTestServer: TestServer | undefined;
}

/** Setup and teardown are loaded apart but share the process. */
export function rememberServer(server: TestServer): void {
  globalThis.listwiseTestServer = server;
}

/** The server that was remembered in this process. */
export function recallServer(): TestServer | undefined {
  return globalThis.listwiseTestServer;
}
