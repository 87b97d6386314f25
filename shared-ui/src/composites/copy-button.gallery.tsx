import type { GalleryEntry } from "../gallery/gallery-entry";
import { Row } from "../primitives/layout";
import { CopyButton } from "./copy-button";

const props = { text: "lw_live_7f3a", what: "Key" };

export const gallery: GalleryEntry = {
  title: "Copy button",
  components: { CopyButton },
  examples: [
    {
      name: "Default, small, primary, ghost, with a text",
      element: (
        <Row>
          <CopyButton {...props} />
          <CopyButton {...props} size="sm" />
          <CopyButton {...props} variant="primary" />
          <CopyButton {...props} variant="ghost" />
          <CopyButton {...props}>Copy link</CopyButton>
        </Row>
      ),
    },
    { name: "Hover", state: "hover", element: <CopyButton {...props} /> },
    { name: "Focus", state: "focus", element: <CopyButton {...props} /> },
    { name: "Disabled", element: <CopyButton {...props} disabled /> },
  ],
};
