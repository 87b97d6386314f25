import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { EllipsisIcon, PencilIcon, ShareIcon, TrashIcon } from "../icons/icons";
import { Row } from "../primitives/layout";
import { Menu, type MenuItem } from "./menu";

const onSelect = () => {};
const items: MenuItem[] = [
  { key: "edit", label: "Edit", icon: <PencilIcon size={14} />, onSelect },
  { key: "share", label: "Share", icon: <ShareIcon size={14} />, onSelect, disabled: true },
  { key: "delete", label: "Delete", icon: <TrashIcon size={14} />, onSelect, danger: true, separated: true },
];

export const gallery: GalleryEntry = {
  title: "Menu",
  components: { Menu },
  examples: [
    {
      name: "Closed",
      element: (
        <Row>
          <Menu label="Actions" items={items} />
          <Menu label="More" items={items} icon={<EllipsisIcon size={16} />} iconOnly />
          <Menu label="Export" items={items} variant="primary" />
        </Row>
      ),
    },
    {
      name: "Open, with a header",
      pageHeight: 260,
      element: (
        <Opened by="click">
          <Menu label="Actions" items={items} header="ada@example.com" align="start" />
        </Opened>
      ),
    },
    {
      name: "Open, long text",
      pageHeight: 260,
      element: (
        <Opened by="click">
          <Menu label="Actions" items={[{ key: "long", label: longSentence, onSelect }]} align="start" />
        </Opened>
      ),
    },
  ],
};
