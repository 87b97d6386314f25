import type { App, AppSummary } from "@listwise/contracts/apps";
import { TitleDraftSchema, type Optimization, type TitleDraft } from "@listwise/contracts/tools";
import {
  getTitleFields,
  lintTitle,
  suggestInsertions,
  type KeywordCoverage,
  type TitleField,
} from "@listwise/aso-core/optimizer";
import { STORES } from "@listwise/aso-core/stores";
import { getField } from "@listwise/aso-core/localization";
import { Card, Stack, toast } from "@listwise/shared-ui";
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

/** Returns all texts of a draft or a version; a version lacks those that the store doesn't have. */
const pickTexts = ({
  name = "",
  subtitle = "",
  keywords = "",
  shortDescription = "",
}: Optimization["texts"]) => ({ name, subtitle, keywords, shortDescription });

/** Returns the texts of the store's fields with their names and limits. */
const getNamedTexts = (draft: TitleDraft) =>
  getTitleFields(draft.platform).map(({ key, label, limit }) => ({ key, label, text: draft[key], limit }));

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
  const { platform } = work;
  const texts = pickTexts(work);
  const fields = getTitleFields(platform);
  const named = getNamedTexts(work);
  const settled = useSettled(work);
  const coverage = useCoverage(
    app.id,
    country,
    useMemo(() => getNamedTexts(settled), [settled]),
  );
  const { covers, reading } = coverage;
  const run = useScoring(app, { kind: "title", platform, country, texts });
  const live = useMemo(() => getLiveTexts(listing), [listing]);
  const settledTexts = useMemo(() => pickTexts(settled), [settled]);
  const explainMissing = useExplainMissing(listing, live);
  const findings = useMemo(
    () => (reading ? lintTitle(settled, settled.platform, reading) : []),
    [settled, reading],
  );
  const insertions = useMemo(() => {
    const suggest = ({ key, limit }: TitleField) =>
      suggestInsertions(covers ?? [], {
        field: key,
        platform: settled.platform,
        text: settled[key],
        limit,
        separator: getSeparator(key),
        unit: "missing",
      });
    return new Map(getTitleFields(settled.platform).map((field) => [field.key, suggest(field)]));
  }, [covers, settled]);
  const { label: wordField } = getField(STORES[platform].wordField.key);
  const add = useCallback(
    (text: string, { missing }: KeywordCoverage) => {
      set((current) => appendWords(current, missing));
      toast.feature("success", `“${text}” added to ${wordField}`);
    },
    [set, wordField],
  );
  const top = useRef<HTMLDivElement>(null);
  const open = useCallback(
    (version: Optimization) => {
      set({ ...pickTexts(version.texts), platform: version.platform, country });
      top.current?.scrollIntoView({ block: "center" });
    },
    [set, country],
  );
  if (!works.ready || coverage.isLoading) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <div ref={top}>
        <DraftBar works={works} history={history}>
          <ExportMenu kind="title" {...{ app, country, platform }} texts={named} />
        </DraftBar>
      </div>
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
        </Stack>
        <Stack $gap={6}>
          <PreviewCard
            app={listing ?? app}
            platform={platform}
            texts={{ ...texts, description: live.description ?? "" }}
          />
          <ScoreCard kind="title" run={run} empty={named.every(({ text }) => text.trim() === "")} />
        </Stack>
      </Split>
      <KeywordsCard coverage={coverage} unit="missing" onAdd={add} />
      <VersionsCard app={app} kind="title" live={live} current={settledTexts} onOpen={open} />
      <DraftSaveBar works={works} />
    </Stack>
  );
}
