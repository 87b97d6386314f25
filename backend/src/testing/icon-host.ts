import { createServer, request, type RequestListener } from "node:http";
import type { FetchRules } from "../infra/security/ssrf-safe-fetch";

/** A public address that no test connects to. */
export const PUBLIC = { address: "93.184.216.34", family: 4 };

/** Starts an icon host on loopback. Returns rules that make a site treat it as `icons.example` at {@link PUBLIC}. */
export async function startIconHost(answer: RequestListener) {
  let asked = 0;
  /** Addresses that connections were requested for. */
  const connected: string[] = [];
  const server = createServer((call, response) => {
    asked += 1;
    response.on("error", () => undefined);
    answer(call, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host isn't listening.");
  const { port } = address;
  const rules: Partial<FetchRules> = {
    hosts: ["icons.example"],
    deadlineMs: 3_000,
    resolve: async () => [PUBLIC],
    request: ({ pathname, hostname }, { lookup, headers }, onAnswer) => {
      lookup?.(hostname, {}, (_error, target) => {
        if (typeof target === "string") connected.push(target);
      });
      return request({ host: "127.0.0.1", port, path: pathname, headers, agent: false }, onAnswer);
    },
  };
  return {
    rules,
    connected,
    asked: () => asked,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
