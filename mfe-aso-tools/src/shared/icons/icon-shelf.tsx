import type { ShelfIcon } from "@listwise/contracts/tools";
import { formatCount, pluralize, explainEmpty } from "@listwise/aso-core/text";
import {
  AppIcon,
  EmptyState,
  ErrorState,
  Loading,
  ProvenanceNote,
  Row,
  SegmentedControl,
  SelectField,
  Stack,
  Text,
  VisuallyHidden,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { arrangeShelf, type MyIcon } from "./arrange-shelf";
import { getHueFamily } from "./hue-family";
import { shelfQuery } from "./icons.api";
import { Place, Places } from "./icons.styles";
import { VisionFilter, VISIONS, VisionFilters, type Vision } from "./vision";

const GROUNDS = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

function describeSimilarity(results: readonly ShelfIcon[], mine: MyIcon): string | null {
  const [main] = mine.colors;
  if (!main) return null;
  const family = getHueFamily(main.color);
  const others = results.filter(({ appId, colors }) => appId !== mine.appId && colors.length > 0);
  if (others.length === 0) return null;
  const alike = others.filter(({ colors: [first] }) => first && getHueFamily(first.color) === family).length;
  return `${alike} of the ${formatCount(others.length, "other icon")} ${pluralize(alike, "is", "are")} mainly ${family}, like yours.`;
}

/**
 * Renders the user's icon among the real results for a keyword, in color, in grayscale or as color-blind people see it.
 */
export function IconShelf({ mine, keyword, country }: { mine: MyIcon; keyword: string; country: string }) {
  const shelf = useQuery(shelfQuery(keyword, mine.platform, country));
  const [vision, setVision] = useState<Vision>("normal");
  const source = useStoreSource();
  const [ground, setGround] = useState("light");
  if (shelf.isError) {
    return (
      <ErrorState problem={shelf.error} onRetry={() => void shelf.refetch()} retrying={shelf.isFetching} />
    );
  }
  if (!shelf.data) return <Loading />;
  const { data: results, provenance } = shelf.data;
  if (results.length === 0) {
    return <EmptyState title="Nothing found" message={explainEmpty(source, "apps for this keyword")} />;
  }
  const { places, listed } = arrangeShelf(results, mine);
  return (
    <Stack>
      <VisionFilters />
      <Row $align="end">
        <SelectField
          label="View"
          options={VISIONS}
          value={vision}
          onChange={({ target }) =>
            setVision(VISIONS.find(({ value }) => value === target.value)?.value ?? "normal")
          }
        />
        <SegmentedControl label="Background" options={GROUNDS} value={ground} onChange={setGround} />
      </Row>
      <VisionFilter $vision={vision} data-vision={vision}>
        <Places data-ground={ground} aria-label={`Results for “${keyword}”`}>
          {places.map(({ key, appName, iconUrl, label, mine: isMine }) => (
            <Place key={key} data-mine={isMine}>
              <AppIcon name={appName} src={iconUrl} size={60} />
              <span>
                {label} {appName}
                {isMine && <VisuallyHidden> (yours)</VisuallyHidden>}
              </span>
            </Place>
          ))}
        </Places>
      </VisionFilter>
      <Text $size="sm" $tone="muted">
        {[
          describeSimilarity(results, mine),
          listed
            ? null
            : "Your app isn't in these results. Its icon is shown in fourth position for comparison.",
        ]
          .filter(Boolean)
          .join(" ")}
      </Text>
      <ProvenanceNote {...provenance} />
    </Stack>
  );
}
