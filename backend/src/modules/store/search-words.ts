const APOSTROPHES = /['’ʼ]/g;
const DIACRITICS = /[\u0300-\u036f]/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts written without spaces: only here is a dictionary needed to find the words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const MAX_WORD = 100;
// A tsvector ends at 1 MB; a longer text is no listing any more.
const MAX_TEXT = 50_000;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** A keyword as it is stored and compared: NFKC, lower case, trimmed, inner spaces single. */
export function normaliseKeyword(text: string): string {
  return clean(text).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** The distinct words of a text, as the search compares them: folded to lower case without accents. */
export function searchWords(text: string): string[] {
  const folded = clean(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .normalize("NFD")
    .replace(DIACRITICS, "")
    .normalize("NFC");
  const spaced = folded.replace(UNSPACED, (run) => ` ${segments(run).join(" ")} `);
  return [...new Set(spaced.match(WORDS) ?? [])].map((word) => word.slice(0, MAX_WORD));
}

/** The four weighted texts of a listing as a `tsvector` literal; the position only carries the weight. */
export function wordVector(fields: {
  name: string;
  subtitle: string | null;
  keywords: string | null;
  description: string | null;
}): string {
  const places = new Map<string, string[]>();
  const weighted = [
    ["1A", fields.name],
    ["2B", fields.subtitle],
    ["3C", fields.keywords],
    ["4D", fields.description],
  ] as const;
  for (const [place, text] of weighted) {
    for (const word of searchWords((text ?? "").slice(0, MAX_TEXT))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" ");
}

/** A `tsquery` literal that asks for every word of the term within fields of the given weights; `null` without words. */
export function wordQuery(term: string, weights: "A" | "AB" | "ABC" | "ABCD"): string | null {
  const words = searchWords(term);
  return words.length === 0 ? null : words.map((word) => `'${word}':${weights}`).join(" & ");
}

function segments(run: string): string[] {
  return [...segmenter.segment(run)].map((part) => part.segment);
}

// PostgreSQL cannot hold a NUL, and a lone surrogate is not text.
function clean(text: string): string {
  return text.replaceAll("\u0000", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
}
