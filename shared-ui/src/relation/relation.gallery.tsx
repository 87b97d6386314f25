import type { GalleryEntry } from "../gallery/gallery-entry";
import { Opened } from "../gallery/opened";
import { Row } from "../primitives/layout";
import { RelationBadge } from "./relation-badge";
import { RelationMenu } from "./relation-menu";
import type { RelatedApp } from "./relations";

const app = { id: 3, name: "Storm Radar" };
const apps: RelatedApp[] = [
  { app: { id: 1, name: "Skyline Weather" }, relation: "own" },
  { app: { id: 2, name: "Rain Alarm" }, relation: "own" },
  { app, relation: "competitor", competitorOf: [1] },
];
const onChange = () => {};

export const gallery: GalleryEntry = {
  title: "Relation",
  components: { RelationBadge, RelationMenu },
  examples: [
    {
      name: "Badges",
      element: (
        <Row>
          <RelationBadge relation="own" />
          <RelationBadge relation="competitor" />
          <RelationBadge relation="watching" />
        </Row>
      ),
    },
    {
      name: "Menu of a competitor",
      pageHeight: 260,
      element: (
        <Opened by="click">
          <RelationMenu app={app} apps={apps} onChange={onChange} />
        </Opened>
      ),
    },
  ],
};
