/** Signs that are looked at in one go. Finding a word takes the longer, the longer the text is that it stands in. */
const PART = 1_000;
/** How far back a place between words is looked for; writing without spaces is cut where it must be. */
const LOOK_BACK = 300;

/** A text in parts that end between words. */
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
