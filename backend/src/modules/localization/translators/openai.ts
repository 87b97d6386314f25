import { z } from "zod";
import { countCharacters, lintLocale, type Finding } from "@listwise/aso-core/localization";
import { buildMessages, RESPONSE_FORMAT, type Attempt } from "./openai-messages";
import { postJson } from "./post-json";
import { TranslatorProblem, type TranslationJob, type Translator } from "./translator";

// https://platform.openai.com/docs/api-reference/chat/object
const CompletionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const AnswerSchema = z.object({
  translations: z.array(z.object({ id: z.number(), variants: z.array(z.string()) })),
});

/** Time for a request; models on a local server need about a minute for a description. Chosen by us. */
const TIMEOUT_MS = 60_000;
/** Answers to a request with `response_format` from a service that doesn't know it. */
const UNKNOWN_OPTION: readonly (number | null)[] = [400, 422];

interface Options {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  deadlineMs?: number;
}

/** Creates a client for any service with OpenAI's chat API. */
export function createOpenAi({ baseUrl, apiKey, model, deadlineMs = TIMEOUT_MS }: Options): Translator {
  const service = "The translation model";

  async function complete(attempts: readonly Attempt[], job: TranslationJob): Promise<string[][]> {
    const ask = (more: object) =>
      postJson({
        service,
        url: `${baseUrl}/chat/completions`,
        ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
        body: { model, messages: buildMessages(attempts, job), ...more },
        deadlineMs,
      });
    let answer: unknown;
    try {
      answer = await ask({ response_format: RESPONSE_FORMAT });
    } catch (problem) {
      if (!(problem instanceof TranslatorProblem) || !UNKNOWN_OPTION.includes(problem.status)) throw problem;
      answer = await ask({});
    }
    return parseCompletion(answer, attempts);
  }

  return {
    provider: "openai",
    label: model,
    canSuggest: true,
    async translate(job) {
      const first = await complete(
        job.texts.map((own, id) => ({ ...own, id })),
        job,
      );
      const failed = job.texts.flatMap((own, id): Attempt[] => {
        const [best = ""] = rank(own, first[id] ?? [], job);
        const problems = findProblems(own, best, job);
        return problems.length === 0 ? [] : [{ ...own, id, previous: best, problems }];
      });
      // One more try; a text that still breaks a rule is returned as it is and marked where it is shown.
      const second = failed.length === 0 ? [] : await complete(failed, job).catch(ignoreProblem);
      return job.texts.map((own, id) => {
        const again = second[failed.findIndex((attempt) => attempt.id === id)] ?? [];
        return rank(own, [...again, ...(first[id] ?? [])], job).slice(0, job.variants);
      });
    },
  };
}

function ignoreProblem(error: unknown): string[][] {
  if (error instanceof TranslatorProblem) return [];
  throw error;
}

type Original = TranslationJob["texts"][number];
const CHECKED: readonly Finding["rule"][] = ["over-limit", "forbidden-term", "missing-brand-term"];

/** Returns the rules that a translation breaks and a model can obey. */
function findProblems({ field, text }: Original, translation: string, job: TranslationJob): string[] {
  const { platform, glossary, target } = job;
  const context = { platform, glossary, base: { [field]: text } };
  return lintLocale(target, { [field]: translation }, context, new Set())
    .filter(({ rule }) => CHECKED.includes(rule))
    .map(({ message }) => message);
}

/** Orders different translations: those that obey all rules first, then the shorter ones. */
function rank(own: Original, translations: readonly string[], job: TranslationJob): string[] {
  const different = [...new Set(translations.map((text) => text.trim()).filter(Boolean))];
  const obeys = new Map(different.map((text) => [text, findProblems(own, text, job).length === 0]));
  return [
    ...different.filter((text) => obeys.get(text)),
    ...different
      .filter((text) => !obeys.get(text))
      .sort((one, other) => countCharacters(one) - countCharacters(other)),
  ];
}

/** Returns the variants of each attempt, in the order of the attempts. */
function parseCompletion(answer: unknown, attempts: readonly Attempt[]): string[][] {
  const completion = CompletionSchema.safeParse(answer);
  const [choice] = completion.success ? completion.data.choices : [];
  if (choice?.finish_reason === "length") {
    throw new TranslatorProblem(
      "The translation model's answer was cut off. Translate fewer texts at a time.",
    );
  }
  const translations = parseContent(choice?.message.content ?? "");
  const found = attempts.map(
    ({ id }) =>
      translations.find((one) => one.id === id)?.variants.filter((text) => text.trim() !== "") ?? [],
  );
  if (found.some((variants) => variants.length === 0)) {
    throw new TranslatorProblem("The translation model didn't return a translation. Try again.");
  }
  return found;
}

/** Reads the JSON of an answer, which may be surrounded by reasoning or a code fence. */
function parseContent(content: string): z.infer<typeof AnswerSchema>["translations"] {
  const text = content.replace(/<think>[\s\S]*?<\/think>/g, "");
  try {
    const json: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    const parsed = AnswerSchema.safeParse(json);
    return parsed.success ? parsed.data.translations : [];
  } catch {
    return [];
  }
}
