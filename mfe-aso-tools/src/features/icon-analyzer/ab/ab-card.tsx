import { Card, EmptyState, SegmentedControl, SelectField, Stack, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { arrangeShelf, type MyIcon } from "../../../shared/icons/arrange-shelf";
import { shelfQuery } from "../../../shared/icons/icons.api";
import { VisionFilter, VisionFilters, VISIONS, type Vision } from "../../../shared/icons/vision";
import { Choices } from "../../../shared/tool-page/tool.styles";
import { Pair } from "./ab.styles";
import type { Candidate } from "./candidates";
import { PlacePreview, type Place } from "./place-preview";
import { VisionMatrix } from "./vision-matrix";

interface AbCardProps {
  candidates: readonly Candidate[];
  /** The app of the icons. */
  app: Pick<MyIcon, "appId" | "platform" | "name">;
  keyword: string;
  country: string;
}

const PLACES = [
  { value: "search", label: "Search results" },
  { value: "home", label: "Home screen" },
] as const;

/** Compares two icons where people see them. */
export function AbCard({ candidates, app, keyword, country }: AbCardProps) {
  const shelf = useQuery(shelfQuery(keyword, app.platform, country));
  const [keys, setKeys] = useState<readonly [a: string | null, b: string | null]>([null, null]);
  const [place, setPlace] = useState<Place>("search");
  const [vision, setVision] = useState<Vision>("normal");
  const one = candidates.find(({ key }) => key === keys[0]) ?? candidates[0];
  const other = candidates.find(({ key }) => key === keys[1]) ?? candidates[1];
  if (!one || !other) {
    return (
      <Card title="A/B preview">
        <EmptyState
          title="Nothing to compare yet"
          message={
            one
              ? "Save this icon as a draft, then upload another one to compare the two."
              : "Upload an icon to compare it with the one in the store, or save several drafts."
          }
        />
      </Card>
    );
  }
  const options = candidates.map(({ key, label }) => ({ value: key, label }));
  const results = shelf.data?.data ?? [];
  return (
    <Card title="A/B preview" description="Two icons where people see them, on light and dark.">
      <Stack $gap={5}>
        <VisionFilters />
        <Choices style={{ marginBottom: 0 }}>
          <SelectField
            label="Icon A"
            options={options}
            value={one.key}
            onChange={({ target }) => setKeys([target.value, other.key])}
          />
          <SelectField
            label="Icon B"
            options={options}
            value={other.key}
            onChange={({ target }) => setKeys([one.key, target.value])}
          />
          <SelectField
            label="View as"
            options={VISIONS}
            value={vision}
            onChange={({ target }) =>
              setVision(VISIONS.find(({ value }) => value === target.value)?.value ?? vision)
            }
          />
          <SegmentedControl
            label="Place"
            options={PLACES}
            value={place}
            onChange={(value) => setPlace(PLACES.find((option) => option.value === value)?.value ?? place)}
          />
        </Choices>
        <Pair>
          {[
            { name: "A", ...one },
            { name: "B", ...other },
          ].map(({ name, label, icon }) => (
            <div key={name}>
              <h3>
                {name}: {label}
              </h3>
              <VisionFilter $vision={vision} data-vision={vision}>
                <PlacePreview
                  name={name}
                  place={place}
                  slots={arrangeShelf(results, { ...app, icon, colors: [] }).places}
                />
              </VisionFilter>
            </div>
          ))}
        </Pair>
        {keyword === "" && (
          <Text $size="sm" $tone="muted">
            Choose a keyword above to see the icons of other apps here.
          </Text>
        )}
        <VisionMatrix one={one} other={other} />
      </Stack>
    </Card>
  );
}
