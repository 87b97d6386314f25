import { rm } from "node:fs/promises";
import { recallServer } from "./server-handle";

/** Stops the server of the test run and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const server = recallServer();
  if (!server) return;
  await server.postgres.release();
  await rm(server.folder, { recursive: true, force: true });
}
