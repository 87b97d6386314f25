import type { App, AppSummary } from "@listwise/contracts/apps";
import { DescriptionDraftSchema, type DescriptionDraft, type Optimization } from "@listwise/contracts/tools";
import { explainMissing } from "@listwise/aso-core/text";
import { DESCRIPTION_LIMIT, lintDescription, suggestInsertions } from "@listwise/aso-core/optimizer";
import { STORES } from "@listwise/aso-core/stores";
import { Card, Stack, Text, toast, useStoreSource } from "@listwise/shared-ui";
import { useCallback, useMemo, useRef } from "react";
import { Split } from "../../../shared/tool-page/tool.styles";
import { useHistory } from "../../../shared/use-history";
import { useDrafts } from "../../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../../shared/saved-drafts/draft-bar";
import { DraftSaveBar } from "../../../shared/saved-drafts/save-bar";
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
import { useSettled } from "../use-settled";
import { VersionsCard } from "../versions/versions-card";
import { WordsCard } from "./words-card";

/** Public texts besides the description that no source has. */
const MISSING = { ios: "promotional texts and release notes", android: null };
const LABEL = "Description";

interface DescriptionEditorProps {
  app: AppSummary;
  country: string;
  listing: App | null;
}

export function DescriptionEditor({ app, country, listing }: DescriptionEditorProps) {
  const empty = useMemo<DescriptionDraft>(
    () => ({ platform: app.platform, country, description: listing?.description ?? "" }),
    [app, country, listing],
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
  const source = useStoreSource();
  const missing = MISSING[platform];
  const settled = useSettled(description);
  const named = useMemo(() => [{ label: LABEL, text: settled, limit: DESCRIPTION_LIMIT }], [settled]);
  const coverage = useCoverage(app.id, country, named);
  const { covers, reading } = coverage;
  const findings = useMemo(
    () => (reading ? lintDescription(settled, platform, reading) : []),
    [settled, platform, reading],
  );
  const insertions = useMemo(
    () =>
      suggestInsertions(covers ?? [], {
        field: "description",
        platform,
        text: settled,
        limit: DESCRIPTION_LIMIT,
        separator: " ",
        unit: "keyword",
      }),
    [covers, platform, settled],
  );
  const run = useScoring(app, { kind: "description", platform, country, texts: { description } });
  const live = useMemo(() => getLiveTexts(listing), [listing]);
  const current = useMemo(() => ({ description: settled }), [settled]);
  const explainField = useExplainMissing(listing, live);
  const append = useCallback(
    (text: string) => {
      set((draft) => ({
        ...draft,
        description: insertText(draft.description, text, draft.description.length, " "),
      }));
      toast.feature("success", `“${text}” added to the end of the description`);
    },
    [set],
  );
  const top = useRef<HTMLDivElement>(null);
  const open = useCallback(
    ({ platform: store, texts }: Optimization) => {
      set({ platform: store, country, description: texts.description ?? "" });
      top.current?.scrollIntoView({ block: "center" });
    },
    [set, country],
  );
  if (!works.ready || coverage.isLoading) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <div ref={top}>
        <DraftBar works={works} history={history}>
          <ExportMenu
            kind="description"
            {...{ app, country, platform }}
            texts={[{ key: "description", label: LABEL, text: description, limit: DESCRIPTION_LIMIT }]}
          />
        </DraftBar>
      </div>
      <Split>
        <Stack $gap={6}>
          <Card
            title="Text"
            actions={
              <StoreField platform={platform} onPlatform={(next) => set({ ...work, platform: next })} />
            }
          >
            <Stack>
              <EditorField
                label={LABEL}
                limit={DESCRIPTION_LIMIT}
                longest={20_000}
                rows={16}
                locale={reading?.locale ?? "en"}
                live={live.description}
                missing={explainField("description")}
                value={description}
                findings={findings}
                insertions={insertions}
                onChange={(text) => set({ ...work, description: text }, "description")}
                onInsert={({ text }, at) =>
                  set({ ...work, description: insertText(description, text, at, " ") })
                }
              />
              {missing !== null && (
                <Text $size="sm" $tone="muted">
                  {explainMissing(source, missing)} Both are public in {STORES[platform].inSentence}.
                </Text>
              )}
            </Stack>
          </Card>
          <WordsCard text={settled} country={country} />
        </Stack>
        <Stack $gap={6}>
          <PreviewCard
            app={listing ?? app}
            platform={platform}
            texts={{
              name: listing?.name ?? app.name,
              subtitle: live.subtitle ?? "",
              shortDescription: live.shortDescription ?? "",
              description: settled,
            }}
          />
          <ScoreCard kind="description" run={run} empty={description.trim() === ""} />
        </Stack>
      </Split>
      <KeywordsCard coverage={coverage} unit="keyword" onAdd={append} />
      <VersionsCard app={app} kind="description" live={live} current={current} onOpen={open} />
      <DraftSaveBar works={works} />
    </Stack>
  );
}
