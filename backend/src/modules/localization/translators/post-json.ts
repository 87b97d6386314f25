import { readLimitedText } from "../../../infra/http/read-limited-text";
import { TranslatorProblem } from "./translator";

const TIMEOUT_MS = 15_000;
const MAX_RESPONSE_BYTES = 1_000_000;

export interface Post {
  /** Name of the service in messages. */
  service: string;
  url: string;
  headers?: Record<string, string>;
  body: unknown;
  deadlineMs?: number | undefined;
}

const ASK_OPERATOR = "Ask an administrator to check the translation settings";
const reasons: Readonly<Record<number, string>> = {
  400: "doesn't accept this text or language. Shorten the text or translate it yourself",
  401: `doesn't accept the configured key. ${ASK_OPERATOR}`,
  402: `has no credit left. ${ASK_OPERATOR}`,
  403: `doesn't accept the configured key. ${ASK_OPERATOR}`,
  404: `doesn't have the configured address or model. ${ASK_OPERATOR}`,
  413: "says that the text is too long. Shorten it",
  429: "is receiving too many requests. Wait a minute",
  456: "has used up its characters for this month",
};

/**
 * Posts JSON and returns the JSON response. Every failure becomes a message; no text of the service is passed on.
 * @throws TranslatorProblem
 */
export async function postJson({ service, url, headers = {}, body, deadlineMs }: Post): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      signal,
      redirect: "error",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      throw new TranslatorProblem(
        `${service} ${reasons[status] ?? `answered ${status}. Try again later`}.`,
        status,
      );
    }
    const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
    if (text === null)
      throw new TranslatorProblem(`${service} sent a response that is too large. ${ASK_OPERATOR}.`);
    return parse(service, text);
  } catch (error) {
    if (error instanceof TranslatorProblem) throw error;
    throw new TranslatorProblem(
      signal.aborted
        ? `${service} didn't respond in time. Try again, or translate fewer texts.`
        : `${service} couldn't be reached. ${ASK_OPERATOR}.`,
    );
  }
}

function parse(service: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TranslatorProblem(`${service} didn't return a translation. ${ASK_OPERATOR}.`);
  }
}
