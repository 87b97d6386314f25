// Requests per second of a 50-row list, against a bare route that answers the same JSON.
//
// The list is a page of the catalogue: it has 50 rows on every account, and passes all that any call passes (session in
// the database, what the user follows, the contract's serializer). A hundred callers at once, in several sessions, because
// the figure of interest is what a busy server gets through; both servers get the same load, each in its own process.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import autocannon from "autocannon";
import { root, Stop } from "../lib/toolchain.mjs";
import { signIn } from "./site.mjs";

const LIST = "/api/apps/all?pageSize=50";
const SESSIONS = 8;
const SECONDS = 5;
const ROUNDS = 3;

const bearer = ({ token }) => ({ Authorization: `Bearer ${token}` });

async function rate(url, requests) {
  const result = await autocannon({ url, requests, connections: 100, duration: SECONDS });
  if (result.non2xx > 0) throw new Stop(`${url} refused ${result.non2xx} of the bench's requests.`);
  return result.requests.average;
}

export async function compareList(site) {
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => signIn(site)));
  const requests = sessions.map((session) => ({ path: LIST, headers: bearer(session) }));
  const payload = await (await fetch(site + LIST, requests[0])).json();
  if (payload.data?.length !== 50) throw new Stop(`The list has ${payload.data?.length} rows instead of 50.`);
  const bare = fork(path.join(root, "scripts/bench/bare.mjs"));
  bare.send(payload);
  const [address] = await once(bare, "message");
  const rounds = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { list: await rate(site, requests), bare: await rate(address, [{ path: "/" }]) };
    if (round > 0) rounds.push(measured);
  }
  bare.disconnect();
  return rounds.sort((a, b) => a.list / a.bare - b.list / b.bare)[Math.floor(ROUNDS / 2)];
}
