import { TranslatorProblem, type TranslationJob } from "./translator";

interface PlainService {
  /** Returns the service's code for one of our languages, or `null` if it doesn't support it. */
  getLanguageCode(locale: string, as: "source" | "target"): string | null;
  /** Returns one translation per text, in the same order. */
  translate(texts: string[], source: string, target: string): Promise<string[]>;
}

/**
 * Translates with a service that knows neither limits nor glossaries. Returns the originals if it doesn't distinguish the
 * two regions of a language.
 * @throws TranslatorProblem
 */
export async function translatePlain(service: PlainService, job: TranslationJob): Promise<string[][]> {
  const [from, to] = [
    service.getLanguageCode(job.source, "source"),
    service.getLanguageCode(job.target, "target"),
  ];
  if (from === null || to === null) {
    throw new TranslatorProblem("The translation provider doesn't support this language.");
  }
  const texts = job.texts.map(({ text }) => text);
  const translated = from === to ? texts : await service.translate(texts, from, to);
  return translated.map((text) => [text]);
}
