import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installBinaries } from "../infra/db/embedded-postgres/binaries";
import {
  readConnectionUrl,
  ensureDatabase,
  initializeCluster,
  startServer,
  stopServer,
  type Cluster,
} from "../infra/db/embedded-postgres/cluster";
import { chooseUser, runTool } from "../infra/db/embedded-postgres/run-as";

/** A PostgreSQL server for one test file, which only that test restarts. */
export interface OwnPostgres {
  url: string;
  /** Data folder for programs that use the server; removed with it. */
  dataDir: string;
  /** Crashes and restarts the server; resolves when it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server in a new folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "listwise-own-"));
  await chmod(folder, 0o755);
  const cluster: Cluster = {
    bin: await installBinaries(join(folder, "bin")),
    data: join(folder, "postgres"),
    logFile: join(folder, "postgres.log"),
    passwordFile: join(folder, "postgres-password"),
    portFile: join(folder, "postgres-port"),
    user: await chooseUser(),
    settings: ["fsync=off", "full_page_writes=off"],
  };
  await initializeCluster(cluster);
  await startServer(cluster, { keepPort: false });
  await ensureDatabase(cluster, "listwise");
  return {
    url: await readConnectionUrl(cluster, "listwise"),
    dataDir: join(folder, "program"),
    async restart() {
      const crash = ["-D", cluster.data, "-m", "immediate", "-w", "-s", "stop"];
      await runTool(join(cluster.bin, "pg_ctl"), crash, cluster.user);
      await startServer(cluster, { keepPort: true });
    },
    async stop() {
      await stopServer(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
