import { createServer, type ServerResponse } from "node:http";
import * as answers from "./store-stub-answers";

/** Kinds of requests; each has its own URL at Apple. */
export type StubKind = "search" | "web" | "lookup" | "hints" | "reviews" | "histogram" | "chart" | "product";

/** Ways in which the store can fail. */
export type StubFault =
  | "forbidden"
  | "limited"
  | "broken"
  | "gone"
  | "html"
  | "cut-off"
  | "silent"
  | "reset"
  | "wrong-shape"
  | "duplicates"
  | "reordered"
  | "empty";

/** A stub of the store on loopback that serves responses in the format of Apple's public endpoints. */
export interface StoreStub {
  baseUrl: string;
  /** Number of requests by kind; `unknown` counts URLs that Apple doesn't have. */
  readonly calls: Record<StubKind | "unknown", number>;
  /** URLs of the last thousand requests, in order. */
  readonly asked: string[];
  /** Makes the next `times` requests of a kind fail; all of them by default. */
  misbehave(kind: StubKind, fault: StubFault, times?: number): void;
  /** Makes all requests succeed again. */
  behave(): void;
  close(): Promise<void>;
}

const KINDS: readonly (readonly [StubKind, RegExp])[] = [
  ["search", /^\/search$/],
  ["lookup", /^\/lookup$/],
  ["web", /^\/[a-z]{2}\/iphone\/search$/],
  ["hints", /^\/WebObjects\/MZSearchHints\.woa\/wa\/hints$/],
  ["reviews", /^\/[a-z]{2}\/rss\/customerreviews\/page=\d+\/id=\d+\/sortby=mostRecent\/xml$/],
  ["histogram", /^\/[a-z]{2}\/customer-reviews\/id\d+$/],
  ["chart", /^\/[a-z]{2}\/rss\/topfreeapplications\/(genre=\d+\/)?limit=\d+\/json$/],
  ["product", /^\/[a-z]{2}\/app\/id\d+$/],
];
const KEPT_CALLS = 1_000;
const RETRY_AFTER = "2";

/** Starts a stub with `apps` invented apps, whose searches return `results` of them. */
export async function startStoreStub({ apps = 400, results = 10, port = 0 } = {}): Promise<StoreStub> {
  const asked: string[] = [];
  const calls = {
    search: 0,
    web: 0,
    lookup: 0,
    hints: 0,
    reviews: 0,
    histogram: 0,
    chart: 0,
    product: 0,
    unknown: 0,
  };
  const faults = new Map<StubKind, { fault: StubFault; left: number }>();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stub");
    const kind = KINDS.find(([, pattern]) => pattern.test(url.pathname))?.[0];
    calls[kind ?? "unknown"] += 1;
    asked.push(request.url ?? "");
    if (asked.length > KEPT_CALLS) asked.shift();
    if (!kind) return response.writeHead(404).end();
    const wrong = faults.get(kind);
    if (wrong && (wrong.left -= 1) <= 0) faults.delete(kind);
    const header = request.headers["x-apple-store-front"];
    const asks = { url, apps, results, storefront: header?.toString() ?? null };
    if (wrong && refuse(response, wrong.fault)) return;
    const { type, body } = answers.answer(kind, asks, wrong?.fault ?? null);
    response.setHeader("content-type", type);
    if (wrong?.fault === "cut-off") return response.end(body.slice(0, Math.floor(body.length / 2)));
    response.end(body);
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
  else if (fault === "reset") response.destroy();
  else if (fault === "html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sorry</title>");
  } else return fault === "silent";
  return true;
}
