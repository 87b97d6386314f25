import type { GalleryEntry } from "../gallery/gallery-entry";
import { longWord } from "../gallery/long-texts";
import { ReportNumber } from "./report-number";

export const gallery: GalleryEntry = {
  title: "Report number",
  components: { ReportNumber },
  examples: [
    { name: "Default", element: <ReportNumber id="req-7f3a" /> },
    { name: "Long number", element: <ReportNumber id={longWord} /> },
  ],
};
