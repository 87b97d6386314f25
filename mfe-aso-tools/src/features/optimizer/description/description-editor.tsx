import { DescriptionWorkSchema, type AppSummary, type DescriptionWork } from "@listwise/contracts";
import { DESCRIPTION_LIMIT, descriptionFindings } from "@listwise/contracts/optimizer";
import { Button, Card, DownloadIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { Choices, Split } from "../../../shared/tool.styles";
import { useHistory } from "../../../shared/use-history";
import { useWorks } from "../../../shared/works/use-works";
import { WorkLoading } from "../../../shared/works/work-loading";
import { WorkBar } from "../../../shared/works/work-bar";
import { CountedField } from "../counted-field";
import { ExportMenu } from "../export-menu";
import { Findings } from "../findings";
import { KeywordsCard } from "../keywords-card";
import { readingQuery } from "../optimizer.api";
import { PlaceFields } from "../place-fields";
import { ScoreCard } from "../score-card";
import { useLiveTexts } from "../use-live-texts";
import { useRun } from "../use-run";
import { VersionsCard } from "../versions-card";
import { FirstLines } from "./first-lines";
import { WordsCard } from "./words-card";

const LABEL = "Description";

export function DescriptionEditor({ app, picker }: { app: AppSummary; picker: ReactNode }) {
  const empty = useMemo<DescriptionWork>(
    () => ({ platform: app.platform, country: app.country, description: "" }),
    [app],
  );
  const history = useHistory(empty);
  const works = useWorks({
    tool: "description-optimizer",
    appId: app.id,
    schema: DescriptionWorkSchema,
    history,
    empty,
  });
  const { value: work, set } = history;
  const { platform, country, description } = work;
  const settled = useDeferredValue(description);
  const named = useMemo(() => [{ label: LABEL, text: settled, limit: DESCRIPTION_LIMIT }], [settled]);
  const { data: reading } = useQuery(readingQuery(country));
  const findings = useMemo(
    () => (reading ? descriptionFindings(settled, reading) : null),
    [settled, reading],
  );
  const run = useRun(app, { kind: "description", platform, country, texts: { description } });
  const live = useLiveTexts(app, country, (listing) =>
    set({ ...work, description: listing.description ?? work.description }),
  );
  if (!works.ready) return <WorkLoading />;
  return (
    <Stack $gap={6}>
      <Choices style={{ marginBottom: 0 }}>
        {picker}
        <PlaceFields
          {...{ country, platform }}
          onCountry={(next) => set({ ...work, country: next })}
          onPlatform={(next) => set({ ...work, platform: next })}
        />
      </Choices>
      <WorkBar works={works} history={history}>
        <ExportMenu
          name={`description-${app.id}`}
          texts={[{ label: LABEL, text: description, limit: DESCRIPTION_LIMIT }]}
        />
      </WorkBar>
      <Split>
        <Stack $gap={6}>
          <Card
            title="Text"
            actions={
              <Button
                size="sm"
                icon={<DownloadIcon size={14} />}
                busy={live.fetching}
                onClick={live.fetchLive}
              >
                Fetch App Store Data
              </Button>
            }
          >
            <Stack>
              <CountedField
                label={LABEL}
                limit={DESCRIPTION_LIMIT}
                longest={20_000}
                rows={16}
                value={description}
                onChange={(text) => set({ ...work, description: text }, "description")}
              />
              {findings && <Findings findings={findings} />}
            </Stack>
          </Card>
          <KeywordsCard country={country} texts={named} />
        </Stack>
        <Stack $gap={6}>
          <ScoreCard kind="description" run={run} empty={description.trim() === ""} />
          <FirstLines text={settled} />
          <WordsCard text={settled} country={country} />
          <VersionsCard
            appId={app.id}
            kind="description"
            onOpen={(version) =>
              set({
                platform: version.platform,
                country: version.country,
                description: version.texts.description ?? "",
              })
            }
          />
        </Stack>
      </Split>
    </Stack>
  );
}
