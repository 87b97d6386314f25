import type { GalleryEntry } from "../gallery/gallery-entry";
import { ProvenanceNote } from "./provenance-note";

const fetchedAt = "2025-11-20T16:20:00Z";

export const gallery: GalleryEntry = {
  title: "Provenance note",
  components: { ProvenanceNote },
  examples: [
    { name: "Known source", element: <ProvenanceNote source="apple" fetchedAt={fetchedAt} /> },
    { name: "Stale", element: <ProvenanceNote source="sample" fetchedAt={fetchedAt} stale /> },
    { name: "Not checked", element: <ProvenanceNote source="apple-ads" /> },
    {
      name: "Computed value",
      element: (
        <ProvenanceNote
          source="dataset"
          fetchedAt={fetchedAt}
          algorithm="top10-authority-saturation"
          version={1}
          confidence={80}
        />
      ),
    },
  ],
};
