/** Signs that are looked at in one go: a few milliseconds' work. */
const PART = 30_000;
/** How far back a place between words is looked for; writing without spaces is cut where it must be. */
const LOOK_BACK = 500;

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
