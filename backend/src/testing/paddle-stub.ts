import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** Ways in which the payment provider can fail. */
export type PaddleFault = "refuses" | "html" | "nowhere" | "moved";

/** A stub of Paddle on loopback that creates transactions and signs events as Paddle does. */
export interface PaddleStub {
  apiUrl: string;
  /** Keys and bodies of all requests. */
  readonly asked: { path: string; key: string | undefined; body: unknown }[];
  /** Sets the answer to PATCH and POST requests with this path: `data`, or the code of a refusal. */
  answer(path: string, answer: { data: object } | { status: number; code: string }): void;
  /** Sets what a price costs; by default the stub doesn't know any. */
  setPrice(priceId: string, price: { amount: string; currency: string; interval: string | null }): void;
  /** Makes all further requests fail in this way, or succeed for `null`. */
  behave(fault: PaddleFault | null): void;
  close(): Promise<void>;
}

const statuses: Partial<Record<PaddleFault, number>> = { refuses: 403, moved: 302 };

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString("utf8")) : null;
}

/** Returns the signature header for a body, computed from the documented scheme instead of the code under test. */
export function paddleSignature(secret: string, body: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  return `ts=${seconds};h1=${createHmac("sha256", secret).update(`${seconds}:${body}`).digest("hex")}`;
}

/** Starts the stub. Checkout pages are named after the transaction. */
export async function startPaddleStub(): Promise<PaddleStub> {
  const asked: PaddleStub["asked"] = [];
  let fault: PaddleFault | null = null;
  const prices = new Map<string, object>();
  const answers = new Map<string, { data: object } | { status: number; code: string }>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      asked.push({ path: request.url ?? "", key: request.headers.authorization, body });
      if (request.method === "GET") {
        const price = prices.get(request.url ?? "");
        response.writeHead(fault || !price ? 404 : 200, { "content-type": "application/json" });
        response.end(JSON.stringify({ data: price }));
        return;
      }
      const answer = fault ? undefined : answers.get(request.url ?? "");
      if (answer) {
        const isRefused = "code" in answer;
        response.writeHead(isRefused ? answer.status : 200, { "content-type": "application/json" });
        response.end(
          JSON.stringify(isRefused ? { error: { type: "request_error", code: answer.code } } : answer),
        );
        return;
      }
      const checkout = { url: fault === "nowhere" ? null : "https://pay.example/?_ptxn=txn_1" };
      response.writeHead(fault ? (statuses[fault] ?? 200) : 201, {
        "content-type": "application/json",
        location: "http://127.0.0.1:1/",
      });
      response.end(fault === "html" ? "<h1>Sorry</h1>" : JSON.stringify({ data: { id: "txn_1", checkout } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    setPrice(priceId, { amount, currency, interval }) {
      prices.set(`/prices/${priceId}`, {
        id: priceId,
        unit_price: { amount, currency_code: currency },
        billing_cycle: interval && { interval, frequency: 1 },
      });
    },
    behave(next) {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
