import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { createLogger } from "../../../../infra/logging/logger";
import { startTestApp, type TestApp } from "../../../../testing/test-app";
import { createEgress, getEgressNames } from "./egress";
import { createResilientFetch } from "./resilient-fetch";

const [FIRST, SECOND] = ["127.0.0.2", "127.0.0.3"];
const PER_MINUTE = 2;

let test: TestApp;
let servers: Server[];
/** Addresses from which the store was asked. */
let asked: string[];
/** Addresses that the store refuses. */
let refused: string[];
let origin: string;

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server isn't listening.");
  return `127.0.0.1:${address.port}`;
}

beforeAll(async () => void (test = await startTestApp()));
beforeEach(async () => {
  [servers, asked, refused] = [[], [], []];
  origin = await listen(
    createServer((request, response) => {
      const from = request.socket.remoteAddress ?? "";
      asked.push(from);
      if (refused.includes(from)) response.writeHead(429, { "retry-after": "600" }).end();
      else response.end("answer");
    }),
  );
});
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});
afterAll(() => test.close());

/** Returns a function that asks the store once through these ways. */
function createAsk(entries: readonly string[]) {
  const ask = createResilientFetch(
    test.ctx.db,
    createLogger({ logLevel: "silent" }),
    { base: `http://${origin}`, bucket: { host: origin, perMinute: PER_MINUTE } },
    { egress: createEgress(entries) },
  );
  return () => ask(new URL(`http://${origin}/page`), (text) => text);
}

const findHosts = async () => {
  const { rows } = await test.ctx.pool.query<{ host: string; failures: number; wait: number }>(
    `select host, failures, coalesce(extract(epoch from blocked_until - now()), 0)::float8 as wait
     from store_hosts where host like $1 order by host`,
    [`${origin}%`],
  );
  return rows;
};

it("each local address has a budget of its own and its share of the requests", async () => {
  const ask = createAsk([FIRST, SECOND]);
  for (let call = 0; call < 2 * PER_MINUTE; call++) expect(await ask()).toBe("answer");
  expect(asked.toSorted()).toEqual([FIRST, FIRST, SECOND, SECOND]);
  await expect(ask()).rejects.toMatchObject({ code: "STORE_UNAVAILABLE", retryAfter: expect.any(Number) });
  expect(asked).toHaveLength(2 * PER_MINUTE);
});

it("an address that the store refuses pauses alone, as long as the store asks", async () => {
  refused = [FIRST];
  const ask = createAsk([FIRST, SECOND]);
  for (let call = 0; call < PER_MINUTE; call++) expect(await ask()).toBe("answer");
  expect(asked.filter((from) => from === FIRST)).toHaveLength(1);
  const hosts = await findHosts();
  expect(hosts).toEqual([
    { host: `${origin} via ${FIRST}`, failures: 1, wait: expect.any(Number) },
    { host: `${origin} via ${SECOND}`, failures: 0, wait: 0 },
  ]);
  expect(hosts[0]?.wait).toBeGreaterThan(500);
});

it("each proxy has its share, is logged in to, and has a budget without its password in the name", async () => {
  const proxied = new Map<string, number>();
  const startProxy = async (name: string) => {
    const server = createServer().on("connect", (request, socket: Duplex) => {
      const login = Buffer.from(request.headers["proxy-authorization"]?.split(" ")[1] ?? "", "base64");
      proxied.set(`${name} ${login}`, (proxied.get(`${name} ${login}`) ?? 0) + 1);
      const [host = "", port] = (request.url ?? "").split(":");
      const upstream = connect(Number(port), host, () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        upstream.pipe(socket).pipe(upstream);
      });
      const end = () => void (upstream.destroy(), socket.destroy());
      upstream.on("error", end);
      socket.on("error", end).on("close", end);
    });
    return `http://${name}:secret@${await listen(server)}`;
  };
  const entries = [await startProxy("one"), await startProxy("two")];
  const ask = createAsk(entries);
  for (let call = 0; call < 2 * PER_MINUTE; call++) expect(await ask()).toBe("answer");
  expect([...proxied.keys()].toSorted()).toEqual(["one one:secret", "two two:secret"]);
  const names = entries.map((entry) => `${origin} via ${new URL(entry).username}@${new URL(entry).host}`);
  expect((await findHosts()).map(({ host }) => host)).toEqual(names.toSorted());
  await expect(ask()).rejects.toMatchObject({ code: "STORE_UNAVAILABLE", retryAfter: expect.any(Number) });
});

it("without ways, the budget is that of the host", async () => {
  expect(await createAsk([])()).toBe("answer");
  expect((await findHosts()).map(({ host }) => host)).toEqual([origin]);
  expect(getEgressNames([])).toEqual([null]);
});
