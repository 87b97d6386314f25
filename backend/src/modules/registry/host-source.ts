import { createHash } from "node:crypto";
import type { ReleaseSource } from "./release-source";

const TIMEOUT_MS = 3_000;
/** Time to live of the host's response, and pause after a failure. */
const FRESH_MS = 1_000;
const PAUSE_MS = 3_000;

type Pointer = Awaited<ReturnType<ReleaseSource["pointer"]>>;

/** Creates a source of releases on a static host with another origin, from which browsers load them too. */
export function createHostSource(host: string): ReleaseSource {
  let asked: { until: number; answer: Promise<Pointer> } | null = null;
  return {
    pointer() {
      if (asked && Date.now() < asked.until) return asked.answer;
      const now = { until: Date.now() + FRESH_MS, answer: askPointer(host) };
      now.answer.catch(() => (now.until = Date.now() + PAUSE_MS));
      asked = now;
      return now.answer;
    },
    read: async (name, version, file) => {
      const text = await fetchText(`${host}/${name}/${version}/${file}`);
      if (text === null) throw new Error(`${host} doesn't have ${name} ${version}.`);
      return text;
    },
    getBaseUrl: (name, version) => `${host}/${name}/${version}/`,
    origin: new URL(host).origin,
  };
}

async function askPointer(host: string): Promise<Pointer> {
  const text = await fetchText(`${host}/live.json`);
  if (text === null) return null;
  return { stamp: createHash("sha256").update(text).digest("hex"), read: () => Promise.resolve(text) };
}

/** Returns the text at a URL, or `null` if there isn't any. */
async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
