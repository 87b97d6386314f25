import type { IconAnalysis, IconColor } from "@listwise/contracts/tools";
import { anApp } from "./builders";

export function anAnalysis(change: Partial<IconAnalysis> = {}): IconAnalysis {
  return {
    colors: [
      { color: "#1144dd", percentage: 60, isRecommended: true },
      { color: "#2266ee", percentage: 15, isRecommended: false },
    ],
    feedback: [{ type: "negative", text: "Low contrast", description: "Make the shape lighter." }],
    score: 74,
    parts: [
      { key: "contrast", name: "Contrast", measured: "1.6:1 between its colors", points: 10, weight: 40 },
    ],
    penalty: 0,
    algorithm: "icon-pixels",
    version: 1,
    ...change,
  };
}

/** Returns four results of a search for "hiking", two of them blue. */
export function aShelf() {
  const main = ["#0a3fd0", "#ff8800", "#3355ff", "#ffffff"];
  return {
    success: true as const,
    keyword: "hiking",
    provenance: anApp().provenance,
    data: main.map((color, index) => ({
      position: index + 1,
      appId: 40 + index,
      appName: `Walker ${index + 1}`,
      iconUrl: null,
      colors: [{ color, percentage: 80, isRecommended: true } satisfies IconColor],
    })),
  };
}
