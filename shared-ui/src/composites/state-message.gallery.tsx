import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { BellIcon } from "../icons/icons";
import { Button } from "../primitives/button";
import { EmptyState, ErrorState } from "./state-message";

const problem = new Error("Couldn't load your keywords.");
const retry = () => {};

export const gallery: GalleryEntry = {
  title: "Empty and error states",
  components: { EmptyState, ErrorState },
  examples: [
    { name: "Empty, title only", element: <EmptyState title="No keywords yet" /> },
    {
      name: "Empty, everything",
      element: (
        <EmptyState
          icon={<BellIcon size={20} />}
          title="No alerts"
          message="Alerts tell you when a rank changes."
          action={<Button variant="primary">Add alert</Button>}
        />
      ),
    },
    { name: "Empty, long texts", element: <EmptyState title={longWord} message={longSentence} /> },
    { name: "Error", element: <ErrorState /> },
    { name: "Error with a retry", element: <ErrorState problem={problem} onRetry={retry} /> },
    { name: "Error, retrying", element: <ErrorState problem={problem} onRetry={retry} retrying /> },
    {
      name: "Error with a report number",
      element: <ErrorState message={longSentence} reportId="req-7f3a" onRetry={retry} />,
    },
  ],
};
