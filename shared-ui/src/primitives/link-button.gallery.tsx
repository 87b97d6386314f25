import type { GalleryEntry } from "../gallery/gallery-entry";
import { ArrowRightIcon } from "../icons/icons";
import { Row } from "./layout";
import { LinkButton } from "./link-button";

const links = (
  <Row>
    <LinkButton to="/pricing" variant="primary">
      See plans
    </LinkButton>
    <LinkButton to="/keywords" icon={<ArrowRightIcon size={14} />}>
      Keywords
    </LinkButton>
    <LinkButton to="/help" variant="ghost" size="sm">
      Help
    </LinkButton>
  </Row>
);

export const gallery: GalleryEntry = {
  title: "Link button",
  components: { LinkButton },
  examples: [
    { name: "Variants", element: links },
    { name: "Hover", state: "hover", element: links },
    { name: "Focus", state: "focus", element: links },
    {
      name: "Full width",
      element: (
        <LinkButton to="/pricing" fullWidth>
          See plans
        </LinkButton>
      ),
    },
  ],
};
