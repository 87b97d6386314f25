import type { GalleryEntry } from "../gallery/gallery-entry";
import { DownloadIcon, PlusIcon, TrashIcon } from "../icons/icons";
import { Button, IconButton, type ButtonProps } from "./button";
import { Row, Stack } from "./layout";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;

function Variants(props: ButtonProps) {
  return (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          {variant}
        </Button>
      ))}
    </Row>
  );
}

export const gallery: GalleryEntry = {
  title: "Button",
  components: { Button, IconButton },
  examples: [
    { name: "Variants", element: <Variants /> },
    { name: "Hover", state: "hover", element: <Variants /> },
    { name: "Focus", state: "focus", element: <Variants /> },
    { name: "Disabled", element: <Variants disabled /> },
    { name: "Busy", element: <Variants busy /> },
    { name: "With icons", element: <Variants icon={<PlusIcon size={14} />} /> },
    {
      name: "Sizes",
      element: (
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              {size}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: "Full width",
      element: (
        <Button variant="primary" fullWidth>
          Track keyword
        </Button>
      ),
    },
    {
      name: "Icon buttons: sizes, danger, busy, disabled",
      element: (
        <Row>
          {sizes.map((size) => (
            <IconButton
              key={size}
              size={size}
              label={`Download, ${size}`}
              icon={<DownloadIcon size={16} />}
            />
          ))}
          <IconButton variant="danger" label="Delete" icon={<TrashIcon size={16} />} />
          <IconButton busy label="Saving" icon={<DownloadIcon size={16} />} />
          <IconButton disabled label="Not available" icon={<DownloadIcon size={16} />} />
        </Row>
      ),
    },
    {
      name: "Ghost at the edges",
      element: (
        <Stack>
          {sizes.map((size) => (
            <Row key={size} $justify="space-between">
              <Button variant="ghost" size={size} edge="start">
                Show more
              </Button>
              <Button variant="ghost" size={size} edge="end">
                View all
              </Button>
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      name: "Long texts",
      element: (
        <Stack $align="start">
          <Button>Track every suggested keyword in this country</Button>
        </Stack>
      ),
    },
  ],
};
