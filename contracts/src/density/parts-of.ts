/** Maximum characters per part: word segmentation slows down with the length of its input. */
const PART = 1_000;
/** Maximum characters to search back for a word boundary; text without spaces is cut anywhere. */
const LOOK_BACK = 300;

/** Yields a text in parts that end between words. */
export function* partsOf(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > PART) {
    const end = from + PART;
    const behind = text.slice(end - LOOK_BACK, end).search(/[\s.,;:!?、。，！？][^\s.,;:!?、。，！？]*$/u);
    const cut = behind < 0 ? end : end - LOOK_BACK + behind + 1;
    yield text.slice(from, cut);
    from = cut;
  }
  yield text.slice(from);
}
