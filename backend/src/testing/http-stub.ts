import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** Ways in which a store can fail. */
export type StubFault =
  | "forbidden"
  | "limited"
  | "broken"
  | "gone"
  | "html"
  | "cut-off"
  | "silent"
  | "reset"
  | "moved"
  | "wrong-shape"
  | "duplicates"
  | "reordered"
  | "empty";

/** A request to a stub. */
export interface StubRequest {
  url: URL;
  body: string;
  headers: IncomingMessage["headers"];
}

/** A stub of a store on loopback. */
export interface HttpStub<Kind extends string> {
  baseUrl: string;
  /** Number of requests by kind; `unknown` counts addresses that the store doesn't have. */
  readonly calls: Record<Kind | "unknown", number>;
  /** Addresses of the last thousand requests, in order. */
  readonly asked: string[];
  /** Makes the next `times` requests of a kind fail; all of them by default. */
  misbehave(kind: Kind, fault: StubFault, times?: number): void;
  /** Makes all requests succeed again. */
  behave(): void;
  close(): Promise<void>;
}

interface StubOptions<Kind extends string> {
  /** Counts of requests, which the stub increases. */
  calls: Record<Kind | "unknown", number>;
  findKind: (url: URL) => Kind | undefined;
  answer: (kind: Kind, request: StubRequest, fault: StubFault | null) => { type: string; body: string };
  port?: number;
}

const KEPT_CALLS = 1_000;
const RETRY_AFTER = "2";

/** Starts a server that answers as a store does, or fails as it is told. */
export async function startHttpStub<Kind extends string>(
  options: StubOptions<Kind>,
): Promise<HttpStub<Kind>> {
  const { calls, findKind, answer, port = 0 } = options;
  const asked: string[] = [];
  const faults = new Map<Kind, { fault: StubFault; left: number }>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stub");
    const body = await text(request);
    const kind = findKind(url);
    calls[kind ?? "unknown"] += 1;
    asked.push(request.url ?? "");
    if (asked.length > KEPT_CALLS) asked.shift();
    if (!kind) return void response.writeHead(404).end();
    const wrong = faults.get(kind);
    if (wrong && (wrong.left -= 1) <= 0) faults.delete(kind);
    if (wrong && refuse(response, wrong.fault)) return;
    const content = answer(kind, { url, body, headers: request.headers }, wrong?.fault ?? null);
    response.setHeader("content-type", content.type);
    const isCut = wrong?.fault === "cut-off";
    response.end(isCut ? content.body.slice(0, Math.floor(content.body.length / 2)) : content.body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub isn't listening.");
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    calls,
    asked,
    misbehave: (kind, fault, times = Infinity) => void faults.set(kind, { fault, left: times }),
    behave: () => faults.clear(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Ends the response if the fault isn't in its content. */
function refuse(response: ServerResponse, fault: StubFault): boolean {
  if (fault === "forbidden") response.writeHead(403).end();
  else if (fault === "limited") response.writeHead(429, { "retry-after": RETRY_AFTER }).end();
  else if (fault === "broken") response.writeHead(503).end();
  else if (fault === "gone") response.writeHead(404).end();
  else if (fault === "moved") response.writeHead(302, { location: "https://consent.example.com/" }).end();
  else if (fault === "reset") response.destroy();
  else if (fault === "html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sorry</title>");
  } else return fault === "silent";
  return true;
}
