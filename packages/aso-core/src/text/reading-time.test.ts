import { computeReadingMinutes } from "./reading-time";

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1_000, 5],
])("%i words take %i minutes", (words, minutes) => expect(computeReadingMinutes(words)).toBe(minutes));
