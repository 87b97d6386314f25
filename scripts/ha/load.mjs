// Clients of the trial: writers that remember what was acknowledged, and readers that count failed requests.
import { setTimeout as wait } from "node:timers/promises";
import { signIn } from "../bench/site.mjs";

const MAX_NOTES_PER_APP = 500;
const PAUSE_MS = 100;

/**
 * Writes notes about all apps of the demo account, one after the other, until `stop` is called.
 * @param {string} url
 */
export async function startWriter(url) {
  const { token } = await signIn(url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const followed = await fetch(`${url}/api/apps/followed?pageSize=50`, { headers });
  /** @type {{ data: { app: { id: number } }[] }} */
  const { data: tracked } = await followed.json();
  const day = new Date().toISOString().slice(0, 10);
  /** @type {{ id: number, at: number }[]} */
  const acknowledged = [];
  /** @type {string[]} */
  const failures = [];
  let isStopped = false;
  const write = async (/** @type {number} */ count) => {
    const entry = tracked[Math.floor(count / MAX_NOTES_PER_APP) % tracked.length];
    const answer = await fetch(`${url}/api/apps/${entry?.app.id}/notes`, {
      method: "POST",
      headers,
      body: JSON.stringify({ day, text: `Note ${count}` }),
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    /** @type {{ data: { id: number } }} */
    const { data } = await answer.json();
    acknowledged.push({ id: data.id, at: Date.now() });
  };
  const done = (async () => {
    while (!isStopped) {
      await write(acknowledged.length).catch((error) => failures.push(String(error)));
      await wait(PAUSE_MS);
    }
  })();
  return {
    acknowledged,
    failures,
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/**
 * Sends `total` requests with `clients` clients while `isNeeded`, and more if it takes longer. Resolves with their number
 * and the failed ones.
 * @param {string} url
 * @param {{ total: number, clients: number, isNeeded: () => boolean }} options
 */
export async function readThroughout(url, { total, clients, isNeeded }) {
  const { token } = await signIn(url);
  const headers = { authorization: `Bearer ${token}` };
  const paths = ["/", "/remotes.json", "/api/apps/followed", "/api/health", "/pricing"];
  let sent = 0;
  /** @type {string[]} */
  const failures = [];
  const client = async () => {
    while (sent < total || isNeeded()) {
      const path = paths[sent % paths.length] ?? "/";
      sent += 1;
      try {
        const answer = await fetch(url + path, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) failures.push(`${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { sent, failures };
}
