import styled from "styled-components";
import type { GalleryEntry } from "../gallery/gallery-entry";
import * as icons from "./icons";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--lw-font-xs);
  li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
  }
`;

export const gallery: GalleryEntry = {
  title: "Icons",
  components: icons,
  examples: [
    {
      name: "All",
      wide: true,
      element: (
        <List>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon size={16} aria-hidden="true" />
              {name.replace(/Icon$/, "")}
            </li>
          ))}
        </List>
      ),
    },
  ],
};
