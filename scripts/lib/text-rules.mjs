// The rules of `pnpm lint:text`. Each names a pattern and what to write instead.
import { findInCode } from "./code-words.mjs";

/**
 * Wording that is ruled out everywhere: in comments, texts, content and documents.
 * @type {[RegExp, string][]}
 */
const PHRASES = [
  [
    /\bstands?\b(?! (?:alone|for|out)\b)|\bstanding\b(?! out\b)|\bstood\b/i,
    'use "be", "appear" or "show" instead of "stand"',
  ],
  [/\bat once\b/i, 'use "immediately", "together" or "in one call" instead of "at once"'],
  [/\bby (?:it|them)self\b|\bby themselves\b/i, 'use "automatically", "alone" or "on its own"'],
  [/\bof (?:yours|theirs|ours|one's own)\b/i, 'use "your …" or "our …" instead of "… of yours"'],
  [/\btold of\b/i, 'use "notified about" or "reported"'],
  [/\blooked at\b/i, 'use "viewed", "checked" or "compared"'],
  [/\bwhoever\b/i, "name the role: the user, the caller, the owner"],
  [/\b(?:no|some)body\b/i, 'name the role, or use "no one", "someone", "no user"'],
  [/\bfor good\b/i, 'use "permanently"'],
  [/\bis none\b/i, 'use "there is no …" or "isn\'t a …"'],
  [/\bapart by\b/i, 'use "separated by"'],
  [/\bpeople who run\b/i, 'use "we" or "the operator"'],
  [
    /\b(?:colour|favourite|behaviour|licence|catalogue|localis|optimis(?!tic|m)|organis|recognis|minimis|summaris|normalis|initialis|serialis|synchronis|cancelled|centre[ds]?\b)/i,
    "use American spelling",
  ],
  [
    /\b(?:neighbour|honour|flavour|humour|rumour|endeavour|grey|analys(?:ed|ing|er)|travell(?:ed|er|ing)|labell(?:ed(?!by)|ing)|modell(?:ed|ing)|signalling|artefact|judgement|whilst|learnt|practis(?:e[ds]?|ing)|(?:priorit|categor|custom|util|final|visual|author|capital|general|memor|sanit|random|raster|personal|special|stabil|standard|monet|memo|token|virtual)is(?:e[ds]?|ing|ation)\b)/i,
    "use American spelling",
  ],
  [/[a-z]\u2019(?:t|s|re|ve|ll|d)\b/, "use a straight apostrophe, as all other texts do"],
  [/[\d}] %(?=[\s.,;:)|"'`”]|$)/, "write percentages without a space"],
];

/** Whitespace between two words of a phrase, also across lines of a paragraph or a comment. */
const BETWEEN = String.raw`(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*(?:(?:\*|\/\/)[^\S\n]+)?)`;

/** A clause that is used as a noun in running text: "What is below stays." Questions are fine. */
const CLAUSES =
  /(?:^(?:summary: |description: )?|[.!>] |> ?\n\s*)(?:What|Who|Whom) [a-z][\w']* [^.?!|<\n]+(?:\n[^.?!|<\n]+)*[.<]/gm;

const RULES = PHRASES.map(
  /** @returns {[RegExp, string]} */
  ([{ source, flags }, advice]) => [new RegExp(source.replaceAll(" ", BETWEEN), `${flags}gm`), advice],
);

/** Words that others have chosen or that stored data holds: columns, options of libraries, statuses. */
const FIXED_WORDS =
  /\b(?:listings_catalogue|toColourspace|textColour)\b|"cancelled"|"neighbour"|\bneighbour(?=:)|\bcancelled(?=:)|["`]nobody["`]|`colours \$/g;

/**
 * Finds the passages of a file that break a rule.
 *
 * @param {string} file its path, whose ending says what it is
 * @param {string} text
 * @returns {{ line: number, message: string }[]} lines are counted from 1
 */
export function findProblems(file, text) {
  const free = text.replace(FIXED_WORDS, "");
  const isCode = /\.(?:tsx?|mjs|cjs)$/.test(file);
  const problems = isCode ? [...findInCode(file, text)] : [];
  /** @type {[RegExp, string][]} */
  const rules = /\.(?:md|html)$/.test(file) ? [...RULES, [CLAUSES, "use a noun or a verb"]] : RULES;
  for (const [pattern, advice] of rules) {
    for (const { 0: found, index } of free.matchAll(pattern)) {
      const line = free.slice(0, index).split("\n").length;
      problems.push({ line, message: `"${found.replace(/\s+(?:(?:\*|\/\/)\s+)?/g, " ")}": ${advice}` });
    }
  }
  return problems.sort((a, b) => a.line - b.line);
}
