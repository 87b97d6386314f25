// Two PostgreSQL servers on loopback with streaming replication, which Patroni and etcd fail over, behind HAProxy.
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findDatabaseUser, waitFor } from "./programs.mjs";

const NAMES = ["pg1", "pg2"];
const PROXY_PORT = 5500;
const ETCD_PORT = 5510;
const PASSWORD = "loopback";
const BINARIES = process.env.POSTGRES_BIN || "/usr/lib/postgresql/15/bin";

const getPort = (/** @type {string} */ name) => PROXY_PORT + 1 + NAMES.indexOf(name);
const getRestPort = (/** @type {string} */ name) => ETCD_PORT + 2 + NAMES.indexOf(name);

/**
 * A write is acknowledged when both servers have it, as long as both run.
 * @param {string} name
 * @param {string} folder
 */
function configurePatroni(name, folder) {
  const address = `127.0.0.1:${getPort(name)}`;
  const rest = `127.0.0.1:${getRestPort(name)}`;
  return {
    scope: "listwise",
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: `127.0.0.1:${ETCD_PORT}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: "on", max_connections: 200 } },
      },
      initdb: [{ encoding: "UTF8" }, "data-checksums"],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: path.join(folder, name),
      bin_dir: BINARIES,
      pgpass: path.join(folder, `${name}.pgpass`),
      parameters: { unix_socket_directories: folder },
      pg_hba: ["host all all 127.0.0.1/32 md5", "host replication all 127.0.0.1/32 md5"],
      authentication: {
        superuser: { username: "postgres", password: PASSWORD },
        replication: { username: "replicator", password: PASSWORD },
        rewind: { username: "rewinder", password: PASSWORD },
      },
    },
  };
}

/** Sends clients to the primary, and ends their connections when it isn't the primary anymore. */
const configureProxy = () => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${PROXY_PORT}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${NAMES.map((name) => `  server ${name} 127.0.0.1:${getPort(name)} check port ${getRestPort(name)}`).join("\n")}
`;

/**
 * Starts the cluster. Resolves with its connection string once both servers have the same data.
 * @param {ReturnType<typeof import("./programs.mjs").createPrograms>} programs
 * @param {string} folder
 */
export async function startCluster({ start }, folder) {
  const owner = findDatabaseUser();
  const data = path.join(folder, "postgres");
  mkdirSync(data, { mode: 0o700 });
  if (owner) chownSync(data, owner.uid, owner.gid);
  const etcd = `http://127.0.0.1:${ETCD_PORT}`;
  const peer = `http://127.0.0.1:${ETCD_PORT + 1}`;
  start("etcd", "etcd", [
    ...["--data-dir", path.join(folder, "etcd")],
    ...["--listen-client-urls", etcd, "--advertise-client-urls", etcd],
    ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
    ...["--initial-cluster", `default=${peer}`],
  ]);
  /** @type {Map<string, import("./programs.mjs").Program>} */
  const servers = new Map();
  const startServer = (/** @type {string} */ name) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(configurePatroni(name, data)));
    servers.set(name, start(name, "patroni", [file], { owner }));
  };
  await waitFor("etcd wasn't ready", async () => (await fetch(`${etcd}/health`)).ok);
  for (const name of NAMES) startServer(name);
  writeFileSync(path.join(folder, "haproxy.cfg"), configureProxy());
  start("haproxy", "haproxy", ["-db", "-f", path.join(folder, "haproxy.cfg")]);

  const is = async (/** @type {string} */ name, /** @type {string} */ role) =>
    (await fetch(`http://127.0.0.1:${getRestPort(name)}/${role}`)).ok;
  const findPrimary = async () => {
    for (const name of NAMES) if (await is(name, "primary").catch(() => false)) return name;
    return null;
  };
  const waitUntilSynchronous = () =>
    waitFor("The servers hadn't the same data", async () => {
      const primary = await findPrimary();
      const other = NAMES.find((name) => name !== primary);
      return primary !== null && other !== undefined && is(other, "synchronous");
    });
  await waitUntilSynchronous();
  return {
    url: `postgresql://postgres:${PASSWORD}@127.0.0.1:${PROXY_PORT}/postgres`,
    waitUntilSynchronous,
    /** Kills the machine of the primary: Patroni and PostgreSQL at the same moment. Returns its name. */
    async killPrimary() {
      const name = await findPrimary();
      if (name === null) throw new Error("There is no primary.");
      const [pid] = readFileSync(path.join(data, name, "postmaster.pid"), "utf8").split("\n");
      const killed = servers.get(name)?.kill("SIGKILL");
      process.kill(Number(pid), "SIGKILL");
      await killed;
      return name;
    },
    startServer,
  };
}
