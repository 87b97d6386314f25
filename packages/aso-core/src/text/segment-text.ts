/** UTF-16 units segmented per call, because the time of `Intl.Segmenter` is quadratic in the length of its input. */
const PART_LENGTH = 1_000;

/** Yields the segments of a text in linear time. A segment longer than 1,000 units is split into pieces. */
export function* segmentText(
  segmenter: Intl.Segmenter,
  text: string,
): Generator<Pick<Intl.SegmentData, "segment" | "isWordLike">> {
  for (let from = 0; from < text.length;) {
    const segments = [...segmenter.segment(text.slice(from, from + PART_LENGTH))];
    // The last segment may continue in the next part, so the next part starts with it.
    if (from + PART_LENGTH < text.length && segments.length > 1) segments.pop();
    yield* segments;
    from += segments.reduce((length, { segment }) => length + segment.length, 0);
  }
}
