// Three machines on loopback with the files of deploy/patroni: etcd on each, PostgreSQL and Patroni on two, behind HAProxy.
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import pg from "pg";
import { root, Stop } from "../lib/toolchain.mjs";
import { findDatabaseUser, waitFor } from "./programs.mjs";

const MACHINES = ["db-1", "db-2", "db-3"];
const SERVERS = ["db-1", "db-2"];
/** Ports of the files and free ones of this machine. */
const PORTS = new Map([
  ["127.0.0.1:5432", "127.0.0.1:5500"],
  [":5432", ":5501"],
  ["8008", "5502"],
  [":2379", ":5503"],
  [":2380", ":5504"],
]);
const BINARIES = process.env.POSTGRES_BIN || "/usr/lib/postgresql/15/bin";
const PASSWORD = randomBytes(16).toString("hex");

const getAddress = (/** @type {string} */ name) => name.replace("db-", "127.0.0.2");
const getDatabaseUrl = (/** @type {string} */ role) =>
  `postgresql://${role}:${PASSWORD}@${PORTS.get("127.0.0.1:5432")}/${role}`;

/**
 * Returns a file of deploy/patroni with the values, ports and folders of this trial.
 * @param {string} file
 * @param {{ name?: string, folder?: string }} [machine]
 * @throws {Stop} if a value that operators change isn't known
 */
function render(file, { name = "", folder = "" } = {}) {
  let text = readFileSync(path.join(root, "deploy/patroni", file), "utf8");
  for (const [port, own] of PORTS) text = text.replaceAll(port, own);
  text = text
    .replaceAll("CHANGE_NAME", name)
    .replaceAll("CHANGE_ADDRESS", getAddress(name))
    .replaceAll(/CHANGE_DB_(\d)/g, (_, number) => getAddress(`db-${number}`))
    .replaceAll("CHANGE_NETWORK", "127.0.0.0/24")
    .replaceAll(/CHANGE_[A-Z]+_PASSWORD/g, PASSWORD)
    .replaceAll("/usr/lib/postgresql/15/bin", BINARIES)
    .replaceAll(/\/var\/(?:lib|run)/g, folder);
  const left = /\bCHANGE_[A-Z]\w*/.exec(text);
  if (left) throw new Stop(`deploy/patroni/${file}: the trial doesn't know ${left[0]}.`);
  return text;
}

/**
 * Starts the cluster. Resolves with its connection string once both servers have the same data.
 * @param {ReturnType<typeof import("./programs.mjs").createPrograms>} programs
 * @param {string} folder
 */
export async function startCluster({ start }, folder) {
  const owner = findDatabaseUser();
  const getFolder = (/** @type {string} */ name) => path.join(folder, name);
  /** @type {Map<string, import("./programs.mjs").Program[]>} */
  const machines = new Map();
  const startMachine = (/** @type {string} */ name) => {
    const machine = { name, folder: getFolder(name) };
    const programs = [start(`${name}-etcd`, "etcd", [], { env: parseEnv(render("etcd.env", machine)) })];
    if (SERVERS.includes(name)) {
      const file = path.join(folder, `${name}.yml`);
      writeFileSync(file, render("patroni.yml", machine));
      const env = parseEnv(render("patroni.env", machine));
      programs.push(start(`${name}-patroni`, "patroni", [file], { env, owner }));
    }
    machines.set(name, programs);
  };
  for (const name of MACHINES) {
    const postgres = path.join(getFolder(name), "postgresql");
    mkdirSync(postgres, { recursive: true });
    if (owner) chownSync(postgres, owner.uid, owner.gid);
    startMachine(name);
  }
  const proxy = path.join(folder, "haproxy.cfg");
  writeFileSync(proxy, render("haproxy.cfg"));
  start("haproxy", "haproxy", ["-db", "-f", proxy]);

  const is = async (/** @type {string} */ name, /** @type {string} */ role) =>
    (await fetch(`http://${getAddress(name)}:${PORTS.get("8008")}/${role}`)).ok;
  const findPrimary = async () => {
    for (const name of SERVERS) if (await is(name, "primary").catch(() => false)) return name;
    return null;
  };
  const waitUntilSynchronous = () =>
    waitFor("The servers hadn't the same data", async () => {
      const primary = await findPrimary();
      const other = SERVERS.find((name) => name !== primary);
      return primary !== null && other !== undefined && is(other, "synchronous");
    });
  await waitUntilSynchronous();
  const admin = new pg.Client({ connectionString: getDatabaseUrl("postgres") });
  await admin.connect();
  await admin.query(`create role listwise login password '${PASSWORD}'`);
  await admin.query("create database listwise owner listwise");
  await admin.end();
  return {
    url: getDatabaseUrl("listwise"),
    waitUntilSynchronous,
    /** Kills the machine of the primary: etcd, Patroni and PostgreSQL at the same moment. Returns its name. */
    async killPrimary() {
      const name = await findPrimary();
      if (name === null) throw new Error("There is no primary.");
      const pidFile = path.join(getFolder(name), "postgresql/15/listwise/postmaster.pid");
      const [pid] = readFileSync(pidFile, "utf8").split("\n");
      const killed = machines.get(name)?.map((program) => program.kill("SIGKILL")) ?? [];
      process.kill(Number(pid), "SIGKILL");
      await Promise.all(killed);
      return name;
    },
    startMachine,
  };
}
