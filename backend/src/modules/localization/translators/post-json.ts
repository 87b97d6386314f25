import { TranslatorProblem } from "./translator";

const DEADLINE_MS = 15_000;
const LARGEST_ANSWER = 1_000_000;

export interface Post {
  /** As people know the service. */
  service: string;
  url: string;
  headers?: Record<string, string>;
  body: unknown;
  deadlineMs?: number | undefined;
}

const reasons: Readonly<Record<number, string>> = {
  400: "does not take these texts or this language",
  401: "does not accept the key that is configured",
  403: "does not accept the key that is configured",
  413: "finds the texts too long",
  429: "is asked too often. Wait a minute",
  456: "has no characters left this month",
};

/** Posts JSON and reads JSON. Whatever goes wrong becomes a sentence; no answer of the service is passed on. */
export async function postJson({ service, url, headers = {}, body, deadlineMs }: Post): Promise<unknown> {
  const signal = AbortSignal.timeout(deadlineMs ?? DEADLINE_MS);
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
      throw new TranslatorProblem(`${service} ${reasons[response.status] ?? `answered ${response.status}`}.`);
    }
    return parse(service, await readAtMost(service, response));
  } catch (error) {
    if (error instanceof TranslatorProblem) throw error;
    throw new TranslatorProblem(
      signal.aborted ? `${service} did not answer in time.` : `${service} could not be reached.`,
    );
  }
}

async function readAtMost(service: string, response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new TranslatorProblem(`${service} answered too much.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parse(service: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TranslatorProblem(`${service} did not answer with a translation.`);
  }
}
