import type { App, AppSummary } from "@listwise/contracts/apps";
import { TitleDraftSchema, type TitleDraft } from "@listwise/contracts/tools";
import { getTitleFields, lintTitle, suggestInsertions, type TitleField } from "@listwise/aso-core/optimizer";
import { STORES } from "@listwise/aso-core/stores";
import { Card, Stack } from "@listwise/shared-ui";
import { useMemo } from "react";
import { Split } from "../../../shared/tool-page/tool.styles";
import { useHistory } from "../../../shared/use-history";
import { useDrafts } from "../../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../../shared/saved-drafts/draft-bar";
import { EditorField } from "../editor-field";
import { ExportMenu } from "../export/export-menu";
import { insertText } from "../insert-text";
import { KeywordsCard } from "../keywords-card";
import { getLiveTexts, useExplainMissing } from "../live-texts";
import { PreviewCard } from "../preview/preview-card";
import { StoreField } from "../store-field";
import { ScoreCard } from "../score-card";
import { useCoverage } from "../use-coverage";
import { useScoring } from "../use-scoring";
import { VersionsCard } from "../versions/versions-card";

const MAX_INPUT_CHARACTERS = { name: 500, subtitle: 500, keywords: 1000, shortDescription: 1000 };
const hints: Partial<Record<keyof typeof MAX_INPUT_CHARACTERS, string>> = {
  keywords: "Separate with commas, no spaces.",
};

const getSeparator = (key: keyof typeof MAX_INPUT_CHARACTERS) => (key === "keywords" ? "," : " ");

/** Returns a draft with the texts of the store. */
function createDraft(app: AppSummary, country: string, listing: App | null): TitleDraft {
  const { name, subtitle } = listing ?? app;
  const { platform } = app;
  const empty = { subtitle: "", keywords: "", shortDescription: "" };
  return { ...empty, platform, country, name, [STORES[platform].tagline]: subtitle ?? "" };
}

/** Appends missing words to the keyword field or to the short description. */
function appendWords(draft: TitleDraft, words: readonly string[]): TitleDraft {
  const { key, separator } = STORES[draft.platform].wordField;
  const text = draft[key];
  return { ...draft, [key]: insertText(text, words.join(separator), text.length, separator) };
}

interface TitleEditorProps {
  app: AppSummary;
  country: string;
  listing: App | null;
}

export function TitleEditor({ app, country, listing }: TitleEditorProps) {
  const empty = useMemo(() => createDraft(app, country, listing), [app, country, listing]);
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
    () =>
      getTitleFields(work.platform).map(({ key, label, limit }) => ({ key, label, text: work[key], limit })),
    [work],
  );
  const coverage = useCoverage(app.id, country, named);
  const { covers, reading } = coverage;
  const run = useScoring(app, { kind: "title", platform, country, texts });
  const live = useMemo(() => getLiveTexts(listing), [listing]);
  const explainMissing = useExplainMissing(listing, live);
  const findings = useMemo(() => (reading ? lintTitle(work, work.platform, reading) : []), [work, reading]);
  const insertions = useMemo(() => {
    const suggest = ({ key, limit }: TitleField) =>
      suggestInsertions(covers ?? [], {
        field: key,
        platform: work.platform,
        text: work[key],
        limit,
        separator: getSeparator(key),
        unit: "missing",
      });
    return new Map(getTitleFields(work.platform).map((field) => [field.key, suggest(field)]));
  }, [covers, work]);
  if (!works.ready || coverage.isLoading) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history}>
        <ExportMenu kind="title" {...{ app, country, platform }} texts={named} />
      </DraftBar>
      <Split>
        <Stack $gap={6}>
          <Card
            title="Texts"
            actions={
              <StoreField platform={platform} onPlatform={(next) => set({ ...work, platform: next })} />
            }
          >
            <Stack $gap={6}>
              {fields.map(({ key, label, limit }) => (
                <EditorField
                  key={key}
                  {...{ label, limit }}
                  longest={MAX_INPUT_CHARACTERS[key]}
                  hint={hints[key]}
                  locale={reading?.locale ?? "en"}
                  live={live[key]}
                  missing={explainMissing(key)}
                  value={work[key]}
                  findings={findings.filter(({ field }) => field === label)}
                  insertions={insertions.get(key) ?? []}
                  onChange={(text) => set({ ...work, [key]: text }, key)}
                  onInsert={({ text }) =>
                    set({ ...work, [key]: insertText(work[key], text, work[key].length, getSeparator(key)) })
                  }
                />
              ))}
            </Stack>
          </Card>
          <KeywordsCard coverage={coverage} onMissing={({ missing }) => set(appendWords(work, missing))} />
        </Stack>
        <Stack $gap={6}>
          <PreviewCard
            app={listing ?? app}
            platform={platform}
            texts={{ name, subtitle, shortDescription, description: live.description ?? "" }}
          />
          <ScoreCard kind="title" run={run} empty={named.every(({ text }) => text.trim() === "")} />
        </Stack>
      </Split>
      <VersionsCard
        app={app}
        kind="title"
        live={live}
        current={{ ...texts }}
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
  );
}
