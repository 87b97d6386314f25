import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Text } from "../primitives/text";
import { FeatureGate, type GateState } from "./feature-gate";
import { UpgradePrompt } from "./upgrade-prompt";

const createGate = (state: GateState) => (
  <FeatureGate
    feature="Bulk operations"
    access={{ state, problem: "Couldn't check your plan", check: () => {} }}
  >
    <Text>The feature</Text>
  </FeatureGate>
);

export const gallery: GalleryEntry = {
  title: "Limits",
  components: { FeatureGate, UpgradePrompt },
  examples: [
    { name: "Banner", wide: true, element: <UpgradePrompt feature="Bulk operations" /> },
    { name: "Card", element: <UpgradePrompt feature="Bulk operations" variant="card" /> },
    {
      name: "Long text",
      element: (
        <UpgradePrompt feature="Bulk operations" variant="card">
          {longSentence}
        </UpgradePrompt>
      ),
    },
    { name: "Gate, checking", element: createGate("checking") },
    { name: "Gate, allowed", element: createGate("allowed") },
    { name: "Gate, blocked", element: createGate("blocked") },
    { name: "Gate, failed", element: createGate("failed") },
  ],
};
