import { explainMissing } from "@listwise/aso-core/text";
import type { CompetitorData } from "@listwise/contracts/apps";
import type { CompetitorIcon } from "@listwise/contracts/tools";
import {
  Card,
  EmptyState,
  ErrorState,
  FigureLinks,
  Grid,
  ImageIcon,
  SelectField,
  SkeletonCard,
  Stack,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconReport } from "../../../shared/icons/icon-report";
import { IconShelf } from "../../../shared/icons/icon-shelf";
import { competitorIconsQuery } from "./icon-analysis.api";
import { IconCard } from "./icon-card";

interface IconTabProps {
  data: CompetitorData;
  country: string;
}

export function IconTab({ data, country }: IconTabProps) {
  const compared = data.competitors.map(({ id }) => id);
  const query = useQuery(competitorIconsQuery(data.app.id, country, compared));
  const [chosen, setChosen] = useState<number | null>(null);
  const source = useStoreSource();
  if (query.isError) {
    return (
      <ErrorState
        title="Couldn't analyze the icons"
        problem={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) {
    return (
      <Grid $min="17rem">
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    );
  }
  const { data: icons } = query.data;
  const readable = icons.filter(({ analysis }) => analysis !== null);
  if (readable.length === 0) {
    return (
      <EmptyState
        icon={<ImageIcon size={20} />}
        title="No Icon Data Available"
        message={
          source?.fields?.includes("icon") === false
            ? explainMissing(source, "icons")
            : (icons[0]?.reason ?? "Add competitors to compare their icons with yours.")
        }
      />
    );
  }
  const mine = readable.find((icon) => icon.mine);
  const explained = readable.find(({ appId }) => appId === chosen) ?? mine ?? readable[0];
  return (
    <Stack>
      <FigureLinks
        figures={[
          { figure: "ratingScore", label: "Rating score" },
          { figure: "iconScore", label: "Icon score" },
        ]}
      />
      <Grid $min="17rem">
        {icons.map((icon) => (
          <IconCard
            key={icon.appId}
            icon={icon}
            selected={icon === explained}
            onSelect={() => setChosen(icon.appId)}
          />
        ))}
      </Grid>
      {explained?.analysis && (
        <Card title={`Icon of ${explained.appName}`}>
          <IconReport analysis={explained.analysis} name={explained.appName} />
        </Card>
      )}
      <Shelf data={data} country={country} mine={icons.find((icon) => icon.mine)} />
    </Stack>
  );
}

function Shelf({ data, country, mine }: IconTabProps & { mine: CompetitorIcon | undefined }) {
  // The keyword of the app's list for which it ranks best comes first.
  const keywords = data.keywords
    .filter(({ tracked }) => tracked)
    .toSorted((a, b) => (a.mine ?? Infinity) - (b.mine ?? Infinity))
    .map(({ keyword }) => keyword);
  const [asked, setAsked] = useState<string | null>(null);
  const keyword = asked ?? keywords[0];
  if (keyword === undefined) return null;
  return (
    <Card title="Search results" description="Your icon among the search results for a keyword.">
      <Stack>
        <SelectField
          label="Keyword"
          options={keywords.map((value) => ({ value, label: value }))}
          value={keyword}
          onChange={(event) => setAsked(event.target.value)}
        />
        <IconShelf
          keyword={keyword}
          country={country}
          mine={{
            appId: data.app.id,
            platform: data.app.platform,
            name: data.app.name,
            icon: data.app.icon,
            colors: mine?.colors ?? [],
          }}
        />
      </Stack>
    </Card>
  );
}
