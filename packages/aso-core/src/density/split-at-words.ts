/** Maximum characters per part: word segmentation slows down with the length of its input. */
const PART_LENGTH = 1_000;
/** Maximum characters to search back for a word boundary; text without spaces is cut anywhere. */
const LOOKBACK_LENGTH = 300;

/** Yields a text in parts that end between words. */
export function* splitAtWords(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > PART_LENGTH) {
    const end = from + PART_LENGTH;
    const behind = text
      .slice(end - LOOKBACK_LENGTH, end)
      .search(/[\s.,;:!?、。，！？][^\s.,;:!?、。，！？]*$/u);
    const cut = behind < 0 ? end : end - LOOKBACK_LENGTH + behind + 1;
    yield text.slice(from, cut);
    from = cut;
  }
  yield text.slice(from);
}
