import type { AppSummary } from "@listwise/contracts/apps";
import { DescriptionDraftSchema, type DescriptionDraft } from "@listwise/contracts/tools";
import { DESCRIPTION_LIMIT, lintDescription } from "@listwise/aso-core/optimizer";
import { Button, Card, DownloadIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { Split } from "../../../shared/tool-page/tool.styles";
import { useHistory } from "../../../shared/use-history";
import { useDrafts } from "../../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../../shared/saved-drafts/draft-bar";
import { CountedField } from "../counted-field";
import { ExportMenu } from "../export-menu";
import { Findings } from "../findings";
import { KeywordsCard } from "../keywords-card";
import { readingQuery } from "../optimizer.api";
import { StoreField } from "../store-field";
import { ScoreCard } from "../score-card";
import { useLiveTexts } from "../use-live-texts";
import { useScoring } from "../use-scoring";
import { VersionsCard } from "../versions-card";
import { FirstLines } from "./first-lines";
import { WordsCard } from "./words-card";

const LABEL = "Description";

export function DescriptionEditor({ app, country }: { app: AppSummary; country: string }) {
  const empty = useMemo<DescriptionDraft>(
    () => ({ platform: app.platform, country, description: "" }),
    [app, country],
  );
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "description-optimizer",
    appId: app.id,
    country,
    schema: DescriptionDraftSchema,
    history,
    empty,
  });
  const { value: work, set } = history;
  const { platform, description } = work;
  const settled = useDeferredValue(description);
  const named = useMemo(() => [{ label: LABEL, text: settled, limit: DESCRIPTION_LIMIT }], [settled]);
  const { data: reading } = useQuery(readingQuery(country));
  const findings = useMemo(() => (reading ? lintDescription(settled, reading) : null), [settled, reading]);
  const run = useScoring(app, { kind: "description", platform, country, texts: { description } });
  const live = useLiveTexts(app, country, (listing) =>
    set({ ...work, description: listing.description ?? work.description }),
  );
  if (!works.ready) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history}>
        <ExportMenu
          name={`description-${app.id}`}
          texts={[{ label: LABEL, text: description, limit: DESCRIPTION_LIMIT }]}
        />
      </DraftBar>
      <Split>
        <Stack $gap={6}>
          <Card
            title="Text"
            actions={
              <>
                <StoreField platform={platform} onPlatform={(next) => set({ ...work, platform: next })} />
                <Button
                  size="sm"
                  icon={<DownloadIcon size={14} />}
                  busy={live.fetching}
                  onClick={live.fetchLive}
                >
                  Fetch App Store Data
                </Button>
              </>
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
          <KeywordsCard appId={app.id} country={country} texts={named} />
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
                country,
                description: version.texts.description ?? "",
              })
            }
          />
        </Stack>
      </Split>
    </Stack>
  );
}
