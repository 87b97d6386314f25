import { useState, type SyntheticEvent } from "react";
import { SearchField } from "../primitives/search-field";
import { SegmentedControl } from "../primitives/segmented-control";
import { SelectField } from "../primitives/select-field";
import { accentNames } from "../theme/accents";
import { applyTheme, formatChoice, type GalleryChoice } from "./gallery-choice";
import type { PlacedEntry } from "./gallery-entry";
import { Frames, Item, Layout, Side, Toolbar } from "./gallery-page.styles";

const WIDTHS = ["390", "768", "1280"];
/** Height of a frame in pixels until its content has been measured. */
const INITIAL_HEIGHT = 600;

const createOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

function matches(entry: PlacedEntry, query: string): boolean {
  const words = [entry.title, entry.group, ...Object.keys(entry.components)];
  return words.some((word) => word.toLowerCase().includes(query.trim().toLowerCase()));
}

export interface GalleryPageProps {
  entries: readonly PlacedEntry[];
  initialChoice: GalleryChoice;
}

/** Renders the list of components and frames with the examples of the chosen ones. The address keeps the choice. */
export function GalleryPage({ entries, initialChoice }: GalleryPageProps) {
  const [choice, setChoice] = useState(initialChoice);
  const [query, setQuery] = useState("");
  const widths = choice.width === "all" ? WIDTHS : [choice.width];

  function choose(change: Partial<GalleryChoice>) {
    const next = { ...choice, ...change };
    window.history.replaceState(null, "", formatChoice(next));
    applyTheme(next);
    setChoice(next);
  }

  return (
    <Layout>
      <Side aria-label="Components">
        <h1>Components</h1>
        <SearchField label="Search components" placeholder="Search" value={query} onChange={setQuery} />
        <EntryList
          entries={entries.filter((entry) => matches(entry, query))}
          shown={choice.shown}
          onChoose={(shown) => choose({ shown })}
        />
      </Side>
      <main>
        <Toolbar>
          <SegmentedControl
            label="Width"
            options={createOptions(["fit", ...WIDTHS, "all"])}
            value={choice.width}
            onChange={(width) => choose({ width })}
          />
          <SegmentedControl
            label="Theme"
            options={createOptions(["dark", "light"])}
            value={choice.theme}
            onChange={(theme) => choose({ theme })}
          />
          <SelectField
            label="Accent color"
            hideLabel
            options={createOptions(accentNames)}
            value={choice.accent}
            onChange={(event) => choose({ accent: event.target.value })}
          />
          <SegmentedControl
            label="Contrast"
            options={[
              { value: "normal", label: "Normal" },
              { value: "high", label: "High contrast" },
            ]}
            value={choice.contrast}
            onChange={(contrast) => choose({ contrast })}
          />
        </Toolbar>
        <Frames tabIndex={0} role="group" aria-label="Examples">
          {widths.map((width) => (
            <Frame key={width} width={width} address={formatChoice(choice, { frame: true })} />
          ))}
        </Frames>
      </main>
    </Layout>
  );
}

interface EntryListProps {
  entries: readonly PlacedEntry[];
  shown: string;
  onChoose: (shown: string) => void;
}

function EntryList({ entries, shown, onChoose }: EntryListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const createItem = (value: string, label: string, group = false) => (
    <Item
      key={value}
      type="button"
      aria-current={value === shown || undefined}
      onClick={() => onChoose(value)}
      $group={group}
    >
      {label}
    </Item>
  );
  return (
    <div>
      {createItem("all", "All", true)}
      {groups.map((group) => [
        createItem(group, group, true),
        entries.filter((entry) => entry.group === group).map(({ id, title }) => createItem(id, title)),
      ])}
      {groups.length === 0 && <p>No component matches.</p>}
    </div>
  );
}

/** Renders the examples in a frame of the given width, so that media queries see that width. */
function Frame({ width, address }: { width: string; address: string }) {
  const [height, setHeight] = useState(INITIAL_HEIGHT);
  function measure({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const content = currentTarget.contentDocument?.getElementById("root");
    if (content) new ResizeObserver(() => setHeight(content.offsetHeight)).observe(content);
  }
  return (
    <iframe
      src={address}
      title={width === "fit" ? "Examples" : `Examples at ${width} px`}
      width={width === "fit" ? "100%" : width}
      height={height}
      onLoad={measure}
    />
  );
}
