export const sampleApp = "Tideline Weather";

/** Made up, and shown as such. */
export const sampleKeywords = [
  { keyword: "tide times", ranks: [9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 2] },
  { keyword: "weather radar", ranks: [31, 30, 33, 29, 27, 28, 26, 24, 25, 22, 21, 23, 19, 14] },
  { keyword: "marine forecast", ranks: [12, 12, 11, 11, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8] },
  { keyword: "wind map", ranks: [44, 45, 43, 47, 52, 50, 55, 53, 58, 57, 60, 59, 61, 64] },
  { keyword: "surf report", ranks: [120, 118, 110, 112, 104, 99, 101, 96, 92, 95, 90, 88, 91, 79] },
] as const;
