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
  | "moved"
  | "cut"
  | "refusal"
  | "fenced"
  | "plain-only"
  | "long"
  | "always-long";

/** A stub of a translation service on loopback with the APIs of DeepL, LibreTranslate and OpenAI. */
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

interface ChatText {
  id: number;
  text: string;
  previousTranslation?: string;
}

/** Returns a chat completion as OpenAI documents it; its translations are the texts with a number. */
function complete(body: Record<string, unknown>, fault: TranslatorFault | null) {
  const messages: { role: string; content: string }[] = Array.isArray(body.messages) ? body.messages : [];
  const asked: { texts: ChatText[] } = JSON.parse(messages[1]?.content ?? "{}");
  const count = Number(/Return (\d) different/.exec(messages[0]?.content ?? "")?.[1]);
  const translations = asked.texts
    .slice(fault === "short" ? 1 : 0)
    .map(({ id, text, previousTranslation }) => {
      const isLong = fault === "always-long" || (fault === "long" && previousTranslation === undefined);
      const variants = Array.from(
        { length: count },
        (_, n) => `${text} ${n + 1}${isLong ? "!".repeat(40) : ""}`,
      );
      return { id, variants: fault === "numbers" ? variants.map(() => 7) : variants };
    });
  const json = JSON.stringify({ translations });
  const content = fault === "fenced" ? `<think>{hm}</think>\n\`\`\`json\n${json}\n\`\`\`` : json;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: body.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: fault === "refusal" ? null : content,
          refusal: fault === "refusal" ? "No." : null,
        },
        logprobs: null,
        finish_reason: fault === "cut" ? "length" : "stop",
      },
    ],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  };
}

/** Starts the stub. A translation is the text prefixed with the target's code; of the chat API, with a number after it. */
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
      const isChat = path.endsWith("/chat/completions");
      const answer = isChat
        ? complete(body, fault)
        : isDeepl
          ? { translations: shown.map((text) => ({ text })) }
          : { translatedText: shown };
      const isUnknownOption = fault === "plain-only" && body.response_format !== undefined;
      response.writeHead(isUnknownOption ? 400 : fault ? (statuses[fault] ?? 200) : 200, {
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
