// Requests per second of a 50-row list, against a bare route that answers the same JSON.
import { createRequire } from "node:module";
import path from "node:path";
import autocannon from "autocannon";
import { root, Stop } from "../lib/toolchain.mjs";

const require = createRequire(path.join(root, "backend/package.json"));

async function rate(url, headers) {
  const result = await autocannon({ url, headers, connections: 10, duration: 5 });
  if (result.non2xx > 0) throw new Stop(`${url} refused ${result.non2xx} of the bench's requests.`);
  return result.requests.average;
}

export async function compareList(site, token) {
  const headers = { Authorization: `Bearer ${token}` };
  const url = `${site}/api/apps/all?pageSize=50`;
  const payload = await (await fetch(url, { headers })).json();
  if (payload.data?.length !== 50) throw new Stop(`The list has ${payload.data?.length} rows instead of 50.`);
  const bare = require("fastify")();
  bare.get("/", () => payload);
  const address = await bare.listen({ host: "127.0.0.1", port: 0 });
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    rounds.push({ list: await rate(url, headers), bare: await rate(address) });
  }
  await bare.close();
  return rounds.sort((a, b) => a.list / a.bare - b.list / b.bare)[1];
}
