import type { GalleryEntry } from "../gallery/gallery-entry";
import { LinkButton } from "../primitives/link-button";
import { UnimplementedPage } from "./unimplemented-page";

export const gallery: GalleryEntry = {
  title: "Unimplemented page",
  components: { UnimplementedPage },
  examples: [
    {
      name: "Default",
      wide: true,
      element: (
        <UnimplementedPage
          title="Reports"
          description="Weekly summaries by email."
          action={<LinkButton to="/dashboard">Open dashboard</LinkButton>}
        />
      ),
    },
  ],
};
