import type { AppSummary } from "@listwise/contracts/apps";
import { TitleDraftSchema, type TitleDraft } from "@listwise/contracts/tools";
import { getTitleFields, lintTitle } from "@listwise/aso-core/optimizer";
import { Button, Card, DownloadIcon, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
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

const MAX_INPUT_CHARACTERS = { name: 500, subtitle: 500, keywords: 1000, shortDescription: 1000 };
const hints: Partial<Record<keyof typeof MAX_INPUT_CHARACTERS, string>> = {
  keywords: "Separate with commas, no spaces. Not visible to users.",
};

function createDraft({ platform, name, subtitle }: AppSummary, country: string): TitleDraft {
  return { platform, country, name, subtitle: subtitle ?? "", keywords: "", shortDescription: "" };
}

/** Appends missing words to the keyword field or to the short description. */
function appendWords(work: TitleDraft, words: readonly string[]): TitleDraft {
  if (work.platform === "android") {
    return { ...work, shortDescription: [work.shortDescription.trim(), ...words].filter(Boolean).join(" ") };
  }
  return {
    ...work,
    keywords: [work.keywords.replace(/(?<![\s,])[\s,]+$/, ""), ...words].filter(Boolean).join(","),
  };
}

export function TitleEditor({ app, country }: { app: AppSummary; country: string }) {
  const empty = useMemo(() => createDraft(app, country), [app, country]);
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "title-optimizer",
    appId: app.id,
    country,
    schema: TitleDraftSchema,
    history,
    empty,
  });
  const { value: work, set } = history;
  const { platform, name, subtitle, keywords, shortDescription } = work;
  const texts = { name, subtitle, keywords, shortDescription };
  const fields = getTitleFields(platform);
  const named = useMemo(
    () => getTitleFields(work.platform).map(({ key, label, limit }) => ({ label, text: work[key], limit })),
    [work],
  );
  const { data: reading } = useQuery(readingQuery(country));
  const run = useScoring(app, { kind: "title", platform, country, texts });
  const live = useLiveTexts(app, country, ({ name, subtitle }) =>
    set({ ...work, name, subtitle: subtitle ?? work.subtitle }),
  );
  if (!works.ready) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history}>
        <ExportMenu name={`title-${app.id}`} texts={named} />
      </DraftBar>
      <Split>
        <Stack $gap={6}>
          <Card
            title="Texts"
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
              {fields.map(({ key, label, limit }) => (
                <CountedField
                  key={key}
                  {...{ label, limit }}
                  longest={MAX_INPUT_CHARACTERS[key]}
                  hint={hints[key]}
                  value={work[key]}
                  onChange={(text) => set({ ...work, [key]: text }, key)}
                />
              ))}
              {reading && <Findings findings={lintTitle(texts, platform, reading)} />}
            </Stack>
          </Card>
          <KeywordsCard
            appId={app.id}
            country={country}
            texts={named}
            onMissing={(words) => set(appendWords(work, words))}
          />
        </Stack>
        <Stack $gap={6}>
          <ScoreCard kind="title" run={run} empty={named.every(({ text }) => text.trim() === "")} />
          <VersionsCard
            appId={app.id}
            kind="title"
            onOpen={(version) =>
              set({
                platform: version.platform,
                country,
                name: version.texts.name ?? "",
                subtitle: version.texts.subtitle ?? "",
                keywords: version.texts.keywords ?? "",
                shortDescription: version.texts.shortDescription ?? "",
              })
            }
          />
        </Stack>
      </Split>
    </Stack>
  );
}
