import type { AppSummary } from "@listwise/contracts/apps";
import { Button, DownloadIcon, ErrorState, Loading, Stack } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { BaseLanguageCard } from "./cards/base-language-card";
import { HistoryCard } from "./cards/history-card";
import { LanguageFilterCard } from "./cards/language-filter-card";
import { StatsCard } from "./cards/stats-card";
import { ConflictNotice } from "./conflict-notice";
import { AssignmentCard } from "./field-assignment/assignment-card";
import { FileMenu } from "./files/file-menu";
import { useFiles } from "./files/use-files";
import { Layout, Toolbar } from "./localization.styles";
import { TranslationManager } from "./translation-manager";
import { useDraft } from "./use-draft";
import type { useHelperParams } from "./use-helper-params";
import { useLiveListing } from "./use-live-listing";
import { useSave } from "./use-save";
import { useTranslate } from "./use-translate";

interface WorkspaceProps {
  app: AppSummary;
  params: ReturnType<typeof useHelperParams>;
  /** True if the plan lacks the helper: texts can only be read and exported. */
  locked: boolean;
}

export function Workspace({ app, params, locked }: WorkspaceProps) {
  const { shown, tab } = params;
  const platform = params.platform ?? app.platform;
  const { query, editor, base } = useDraft(app.id, params.base);
  const saving = useSave(app.id, editor);
  const live = useLiveListing(app, editor, shown);
  const files = useFiles(app, editor);
  const translation = useTranslate(true, editor, shown);
  useFirstFetch(query.data?.version === 0 ? app.id : null, live.fetchLive);

  const toolbar = (
    <Toolbar>
      <Button
        onClick={live.fetchLive}
        busy={live.fetching}
        icon={<DownloadIcon size={14} aria-hidden="true" />}
      >
        Fetch App Store Data
      </Button>
      <FileMenu onImport={files.importFile} onExport={files.exportFile} />
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
  if (!query.data) return <Loading />;
  return (
    <>
      {toolbar}
      <Layout>
        <Stack>
          <BaseLanguageCard base={base} onBase={params.setBase} />
          <LanguageFilterCard editor={editor} shown={shown} onShown={params.setShown} />
          <StatsCard editor={editor} platform={platform} />
          <HistoryCard appId={app.id} onRestore={saving.restore} restoring={saving.restoring} />
        </Stack>
        <Stack>
          {saving.conflict && <ConflictNotice conflict={saving.conflict} onResolve={saving.resolve} />}
          <TranslationManager
            {...{ editor, base, shown, tab, platform, translation, locked }}
            onTab={params.setTab}
            onPlatform={params.setPlatform}
            onSave={saving.save}
            saving={saving.saving}
            onRefresh={() => void query.refetch().then(live.fetchLive)}
            refreshing={query.isFetching}
          />
          {platform === "ios" && <AssignmentCard appId={app.id} {...{ editor, locked }} />}
        </Stack>
      </Layout>
    </>
  );
}

/** Fetches the live listing of an app without saved texts. */
function useFirstFetch(appId: number | null, fetchLive: () => void) {
  const latest = useRef(fetchLive);
  useEffect(() => {
    latest.current = fetchLive;
  });
  useEffect(() => {
    if (appId !== null) latest.current();
  }, [appId]);
}
