/** A word that is too long for most places. */
export const longWord = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** A sentence that needs several lines in most places. */
export const longSentence =
  "Weather radar with hourly forecasts, severe storm warnings, air quality, pollen counts and live maps for hikers, sailors and everyone else who wants to know if it will rain";
