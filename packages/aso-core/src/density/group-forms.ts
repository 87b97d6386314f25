import type { Stemmer } from "../stemming/load-stemmer";

/** Word or phrase with its number of occurrences in all forms. */
export interface CountedKeyword {
  /** Its most frequent form. */
  keyword: string;
  /** Other forms that occur, such as the plural, most frequent first. */
  forms: string[];
  count: number;
}

/** Groups words or phrases that differ only in the forms of their words, such as singular and plural. */
export function groupForms(counts: ReadonlyMap<string, number>, stem: Stemmer): CountedKeyword[] {
  const groups = new Map<string, [form: string, count: number][]>();
  for (const entry of counts) {
    const stems = entry[0].split(" ").map((word) => stem(word) || word);
    const group = groups.get(stems.join(" "));
    if (group) group.push(entry);
    else groups.set(stems.join(" "), [entry]);
  }
  return Array.from(groups.values(), (group) => {
    group.sort(([a, countA], [b, countB]) => countB - countA || a.length - b.length || (a < b ? -1 : 1));
    const [keyword = "", ...forms] = group.map(([form]) => form);
    return { keyword, forms, count: group.reduce((sum, [, count]) => sum + count, 0) };
  });
}
