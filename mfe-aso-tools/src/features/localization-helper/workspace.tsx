import type { AppSummary } from "@listwise/contracts/apps";
import type { LocalizationDraft } from "@listwise/contracts/tools";
import { isFilled, type ExportFormat } from "@listwise/aso-core/localization";
import { STORES } from "@listwise/aso-core/stores";
import { Button, DownloadIcon, ErrorState, Loading, Skeleton, Stack } from "@listwise/shared-ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { SaveBar } from "../../shared/saved-drafts/save-bar";
import { AccessNotice } from "./access-notice";
import { BaseLanguageCard } from "./cards/base-language-card";
import { GlossaryCard } from "./cards/glossary-card";
import { HistoryCard } from "./cards/history-card";
import { StatsCard } from "./cards/stats-card";
import { ConflictNotice } from "./conflict-notice";
import { TranslationManager } from "./editor/translation-manager";
import { useOpenedPair } from "./editor/use-opened-pair";
import { FileMenu } from "./files/file-menu";
import { useImport } from "./files/use-import";
import { LanguageListCard } from "./languages/language-list-card";
import { useLanguages } from "./languages/use-languages";
import { useSelection } from "./languages/use-selection";
import { Layout, Toolbar } from "./localization.styles";
import { hasUnsaved } from "./editor.store";
import { useDraft } from "./use-draft";
import type { useHelperParams } from "./use-helper-params";
import { useLiveListing } from "./use-live-listing";
import { useSave } from "./use-save";
import { useTranslate } from "./use-translate";

const AssignmentDialog = lazy(() =>
  import("./field-assignment/assignment-dialog").then((module) => ({ default: module.AssignmentDialog })),
);
const ExportDialog = lazy(() =>
  import("./files/export-dialog").then((module) => ({ default: module.ExportDialog })),
);

interface WorkspaceProps {
  app: AppSummary;
  params: ReturnType<typeof useHelperParams>;
  /** True if the plan lacks the helper: texts can only be read and exported. `undefined` while this is unknown. */
  locked: boolean | undefined;
}

export function Workspace({ app, params, locked: lock }: WorkspaceProps) {
  const locked = lock === true;
  const { opened, tab } = params;
  const platform = params.platform ?? app.platform;
  const { query, editor, base } = useDraft(app.id, params.base, platform);
  const languages = useLanguages(editor, platform, opened);
  const { selected, setSelected } = useSelection(languages);
  const pair = useOpenedPair(languages, base, opened, params.setOpened);
  const saving = useSave(app.id, editor);
  const unsaved = useStore(editor, hasUnsaved);
  const live = useLiveListing(app, editor, opened);
  const importFile = useImport(editor);
  const translation = useTranslate(editor, selected, platform);
  const [format, setFormat] = useState<ExportFormat | null>(null);
  const [isAssigning, setAssigning] = useState(false);
  const isNew = query.data !== undefined && isUnfilled(query.data);
  const [hasFetched, setHasFetched] = useState(false);
  if (live.isSettled && !hasFetched) setHasFetched(true);
  useFirstFetch(isNew ? app.id : null, live.fetchLive);
  // Everything that changes the height of the page is known before it is shown.
  const isReady = query.data && lock !== undefined && translation.isKnown && (!isNew || hasFetched);

  const toolbar = (
    <Toolbar>
      <Button
        onClick={live.fetchLive}
        busy={live.fetching}
        icon={<DownloadIcon size={14} aria-hidden="true" />}
      >
        {`Fetch ${STORES[app.platform].name} Data`}
      </Button>
      {STORES[platform].limits.keywords !== null && (
        <Button disabled={locked || !isReady} onClick={() => setAssigning(true)}>
          Assign keyword fields
        </Button>
      )}
      <FileMenu onImport={importFile} onExport={setFormat} />
    </Toolbar>
  );
  if (query.isError) {
    return (
      <>
        {toolbar}
        <ErrorState
          title="Failed to load app data"
          problem={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </>
    );
  }
  return (
    <>
      {toolbar}
      {!isReady ? (
        <Loading>
          <Skeleton height="40rem" radius="lg" />
        </Loading>
      ) : (
        <Stack $gap={5}>
          {locked && <AccessNotice />}
          <Layout>
            <Stack>
              <BaseLanguageCard base={base} onBase={params.setBase} />
              <LanguageListCard
                {...{ editor, languages, selected }}
                opened={[pair.left, pair.right].flatMap((one) => one?.code ?? [])}
                onSelected={setSelected}
                onOpen={pair.openRight}
              />
            </Stack>
            <Stack>
              {saving.conflict && <ConflictNotice conflict={saving.conflict} onResolve={saving.resolve} />}
              <TranslationManager
                {...{ editor, languages, selected, base, pair, tab, platform, translation, locked }}
                onTab={params.setTab}
                onPlatform={params.setPlatform}
                onSave={saving.save}
                saving={saving.saving}
                onRefresh={() => void query.refetch().then(live.fetchLive)}
                refreshing={query.isFetching}
                onClose={() => params.setOpened([])}
              />
            </Stack>
            <Stack>
              <StatsCard
                {...{ editor, languages }}
                current={(pair.right ?? pair.left)?.code}
                onOpen={pair.openRight}
              />
              <GlossaryCard editor={editor} />
              <HistoryCard appId={app.id} onRestore={saving.restore} restoring={saving.restoring} />
            </Stack>
          </Layout>
          <SaveBar dirty={unsaved} saving={saving.saving} disabled={locked} onSave={saving.save} />
        </Stack>
      )}
      {isAssigning && (
        <Suspense fallback={null}>
          <AssignmentDialog appId={app.id} editor={editor} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
      {format && (
        <Suspense fallback={null}>
          <ExportDialog
            key={format}
            {...{ app, editor, format, platform }}
            codes={selected}
            onFetch={live.fetchLive}
            fetching={live.fetching}
            // Another format may have been chosen while this dialog was closing.
            onClose={() => setFormat((current) => (current === format ? null : current))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns true if the listing was never loaded, also after another tool saved a text in it. */
const isUnfilled = ({ version, baseLocale, texts }: LocalizationDraft) =>
  version === 0 || !isFilled(texts[baseLocale]?.description);

/** Fetches the live listing of an app whose listing was never loaded. */
function useFirstFetch(appId: number | null, fetchLive: () => void) {
  const latest = useRef(fetchLive);
  useEffect(() => {
    latest.current = fetchLive;
  });
  useEffect(() => {
    if (appId !== null) latest.current();
  }, [appId]);
}
