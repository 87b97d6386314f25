/** UTF-16 units that are segmented in one go: the time that `Intl.Segmenter` takes is quadratic in them. */
const PART = 1_000;

/**
 * Yields the segments of a text, in time linear in its length. A segment longer than 1,000 units comes in pieces.
 */
export function* segmentText(
  segmenter: Intl.Segmenter,
  text: string,
): Generator<Pick<Intl.SegmentData, "segment" | "isWordLike">> {
  for (let from = 0; from < text.length;) {
    const segments = [...segmenter.segment(text.slice(from, from + PART))];
    // The last one may go on in the next part, which begins with it.
    if (from + PART < text.length && segments.length > 1) segments.pop();
    yield* segments;
    from += segments.reduce((length, { segment }) => length + segment.length, 0);
  }
}
