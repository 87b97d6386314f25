import type { ManagedReview, ReviewInboxStats } from "@listwise/contracts/reviews";

export const SAMPLE_STATS: ReviewInboxStats = {
  total: 1247,
  average: 4.3,
  responseRate: 78,
  positiveSentiment: 85,
};

export interface SampleReview extends ManagedReview {
  /** Number of people who found the review helpful. */
  helpful: number;
}

function createSampleReview(
  id: number,
  username: string,
  rating: number,
  [title, text]: readonly [string, string],
  more: Pick<SampleReview, "sentiment" | "helpful"> & { day: number; replied?: string },
): SampleReview {
  const date = `2026-03-${String(more.day).padStart(2, "0")}T09:00:00.000Z`;
  return {
    id: `sample-${id}`,
    username,
    userInitial: username.slice(0, 1),
    rating,
    title,
    text,
    version: null,
    date,
    sentiment: more.sentiment,
    themes: [],
    language: "en",
    helpful: more.helpful,
    reply: more.replied === undefined ? null : { text: more.replied, repliedAt: date, delivery: null },
  };
}

/** Written for this page; these are not real reviews. */
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  createSampleReview(
    1,
    "Mara",
    5,
    ["Exactly what I needed", "It opens in a second and does one thing well. Thank you!"],
    {
      day: 24,
      sentiment: "positive",
      helpful: 12,
      replied: "Thank you, Mara. Happy to hear that it fits your day.",
    },
  ),
  createSampleReview(
    2,
    "Jonas",
    2,
    ["Sync stops", "Since the last update my lists no longer sync to the tablet."],
    {
      day: 22,
      sentiment: "negative",
      helpful: 31,
    },
  ),
  createSampleReview(
    3,
    "Aiko",
    4,
    ["Good, could be great", "I love the design. A widget would make it perfect."],
    {
      day: 19,
      sentiment: "positive",
      helpful: 8,
    },
  ),
  createSampleReview(
    4,
    "Priya",
    1,
    ["Crashes on start", "I cannot open it any more. Please fix this soon."],
    {
      day: 15,
      sentiment: "negative",
      helpful: 27,
      replied: "Sorry for that, Priya. Version 3.2.1 fixes it.",
    },
  ),
  createSampleReview(5, "Tomás", 3, ["It is okay", "It works, but the menu is hard to find."], {
    day: 11,
    sentiment: "neutral",
    helpful: 4,
  }),
];
