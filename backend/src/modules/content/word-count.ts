const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words a reader sees: without tags and without the addresses of links and pictures. */
export function countWords(content: string): number {
  const text = content.replace(/<[^>]*>/g, " ").replace(/\]\([^)]*\)/g, "] ");
  let words = 0;
  for (const part of segmenter.segment(text)) if (part.isWordLike) words += 1;
  return words;
}
