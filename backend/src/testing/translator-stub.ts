import { createServer, type IncomingMessage } from "node:http";

/** Ways in which the translation service can fail. */
export type TranslatorFault =
  | "html"
  | "short"
  | "numbers"
  | "refuses"
  | "spent"
  | "broken"
  | "silent"
  | "huge"
  | "moved";

/** A stub of a translation service on loopback with the APIs of DeepL and LibreTranslate. */
export interface TranslatorStub {
  baseUrl: string;
  /** Bodies and keys of all requests. */
  readonly asked: { path: string; key: string | undefined; body: Record<string, unknown> }[];
  /** Makes all further requests fail in this way, or succeed for `null`. */
  behave(fault: TranslatorFault | null): void;
  close(): Promise<void>;
}

const statuses: Partial<Record<TranslatorFault, number>> = {
  refuses: 403,
  spent: 456,
  broken: 500,
  moved: 302,
};

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const body: Record<string, unknown> = JSON.parse(Buffer.concat(parts).toString("utf8"));
  return body;
}

/** Starts the stub. A translation is the text prefixed with the target's code. */
export async function startTranslatorStub(): Promise<TranslatorStub> {
  const asked: TranslatorStub["asked"] = [];
  let fault: TranslatorFault | null = null;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? "";
      asked.push({ path, key: request.headers.authorization, body });
      if (fault === "silent") return;
      const isDeepl = path === "/v2/translate";
      const given: unknown = isDeepl ? body.text : body.q;
      const target = String(isDeepl ? body.target_lang : body.target);
      const texts = Array.isArray(given) ? given.map((text) => `${target}:${String(text)}`) : [];
      const shown = fault === "short" ? texts.slice(1) : fault === "numbers" ? texts.map(() => 7) : texts;
      const answer = isDeepl ? { translations: shown.map((text) => ({ text })) } : { translatedText: shown };
      response.writeHead(fault ? (statuses[fault] ?? 200) : 200, {
        "content-type": "application/json",
        location: "http://127.0.0.1:1/",
      });
      if (fault === "huge") response.end(JSON.stringify({ ...answer, more: "x".repeat(2_000_000) }));
      else response.end(fault === "html" ? "<h1>Bad gateway</h1>" : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    behave(next) {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
