/** Returns the tone and the name of a sentiment, 0–100. */
export function getSentiment(sentiment: number): { tone: "success" | "warning" | "danger"; word: string } {
  if (sentiment >= 60) return { tone: "success", word: "Positive" };
  if (sentiment >= 40) return { tone: "warning", word: "Mixed" };
  return { tone: "danger", word: "Negative" };
}
