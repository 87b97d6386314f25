import { AppIcon, VisuallyHidden } from "@listwise/shared-ui";
import type { ShelfSlot } from "../../../shared/icons/arrange-shelf";
import { Grounds, HomeScreen, SearchResults, Tile } from "./ab.styles";

/** A place that shows icons. */
export type Place = "search" | "home";

interface PlacePreviewProps {
  /** "A" or "B". */
  name: string;
  place: Place;
  /** The compared icon among others; without a search, only the icon itself. */
  slots: readonly ShelfSlot[];
}

const GROUNDS = ["light", "dark"] as const;
const PLACES = {
  search: { label: "search results", List: SearchResults, size: 44, count: 4 },
  home: { label: "home screen", List: HomeScreen, size: 40, count: 9 },
} as const;

/** Returns `count` slots, among them the compared icon; empty ones are `null`. */
function chooseSlots(slots: readonly ShelfSlot[], count: number): (ShelfSlot | null)[] {
  const mine = slots.findIndex((slot) => slot.mine);
  const start = Math.max(0, Math.min(mine - 1, slots.length - count));
  const shown: (ShelfSlot | null)[] = slots.slice(start, start + count);
  return [...shown, ...Array.from({ length: count - shown.length }, () => null)];
}

/** Renders an icon among others, on light and dark. */
export function PlacePreview({ name, place, slots }: PlacePreviewProps) {
  const { label, List, size, count } = PLACES[place];
  return (
    <Grounds>
      {GROUNDS.map((ground) => (
        <List key={ground} data-ground={ground} aria-label={`${name}, ${ground} ${label}`}>
          {chooseSlots(slots, count).map((slot, index) =>
            slot ? (
              <li key={slot.key}>
                <AppIcon name={slot.appName} src={slot.iconUrl} size={size} />
                <span>
                  {slot.appName}
                  {slot.mine && <VisuallyHidden> (yours)</VisuallyHidden>}
                </span>
              </li>
            ) : (
              // Empty slots have no identity besides their position.
              <li key={`empty-${index}`} aria-hidden="true">
                <Tile $size={size} />
              </li>
            ),
          )}
        </List>
      ))}
    </Grounds>
  );
}
