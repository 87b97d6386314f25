import type { App } from "@listwise/contracts/apps";
import { isLanguageCode, getCountryLanguage, languageOptions, pickSeeds } from "@listwise/aso-core/density";
import { ErrorState, Loading, SelectField, Skeleton, Stack, Tabs } from "@listwise/shared-ui";
import { useState } from "react";
import { DensityPanel } from "./density-panel";
import { SuggestionsPanel } from "./suggestions-panel";
import { useListingDensity } from "./use-listing-density";

const tabs = [
  { value: "density", label: "Keyword Density" },
  { value: "suggestions", label: "Keyword Suggestions" },
];

/** Renders the listing's keyword density and keyword suggestions. */
export function AnalysisTab({ app, country }: { app: App; country: string }) {
  const [tab, setTab] = useState("density");
  const [picked, setPicked] = useState<string | null>(null);
  const language = isLanguageCode(picked) ? picked : getCountryLanguage(country);
  const { data, error, refetch } = useListingDensity(app, language);

  function panel() {
    if (error) {
      return (
        <ErrorState
          title="Analysis Error"
          message="We couldn't analyze this text. Try again."
          onRetry={() => void refetch()}
        />
      );
    }
    if (!data) {
      return (
        <Loading label="Analyzing the listing">
          <Stack>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height="1.75rem" />
            ))}
          </Stack>
        </Loading>
      );
    }
    if (tab === "density") return <DensityPanel result={data} language={language} platform={app.platform} />;
    return (
      <SuggestionsPanel
        seeds={pickSeeds(data)}
        appId={app.isFollowing ? app.id : null}
        country={country}
        platform={app.platform}
      />
    );
  }

  return (
    <Stack>
      <SelectField
        label="Country or language"
        hint="Sets word splitting and stop words."
        options={languageOptions}
        value={language}
        onChange={(event) => setPicked(event.target.value)}
      />
      <Tabs label="Analysis" tabs={tabs} value={tab} onChange={setTab}>
        {panel()}
      </Tabs>
    </Stack>
  );
}
