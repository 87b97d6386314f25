import type { AppSummary } from "@listwise/contracts/apps";
import { IconDraftSchema, type IconDraft } from "@listwise/contracts/tools";
import { Button, EmptyState, Grid, ImageIcon, LinkButton, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Choices } from "../../shared/tool-page/tool.styles";
import { useHistory } from "../../shared/use-history";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { AbCard } from "./ab/ab-card";
import { listCandidates } from "./ab/candidates";
import { iconQuery } from "./icon-analyzer.api";
import { IconSide } from "./icon-side";
import { LiveIcon } from "./live-icon";
import { ShelfCard } from "./shelf-card";
import { UploadButton } from "./upload-button";
import { useUpload } from "./use-upload";

const DRAFT = "Your draft";

/** Renders an uploaded icon, the app's icon or both side by side, and then among search results. */
export function Workbench({ app, country }: { app: AppSummary | null; country: string }) {
  const empty = useMemo<IconDraft>(() => ({ picture: "", analysis: null, keyword: "", country }), [country]);
  const history = useHistory(empty);
  const appId = app?.id ?? null;
  const works = useDrafts({ tool: "icon-analyzer", appId, country, schema: IconDraftSchema, history, empty });
  const { value: work, set } = history;
  const { upload, uploading } = useUpload((picture, analysis) => set({ ...work, picture, analysis }));
  const live = useQuery(iconQuery(app?.icon ?? null));
  const comparison = useRef<HTMLDivElement>(null);
  if (!works.ready) return <DraftLoading />;
  const draft = work.analysis;
  const shown = draft ? { icon: work.picture, colors: draft.colors } : null;
  const own = app?.icon && live.data ? { icon: app.icon, colors: live.data.colors } : null;
  const mine = shown ?? own;
  const candidates = listCandidates({
    live: app?.icon ?? null,
    draft: work,
    openedId: works.opened?.id ?? null,
    saved: works.works,
  });
  return (
    <Stack $gap={6}>
      <Choices style={{ marginBottom: 0 }}>
        <UploadButton busy={uploading} onFile={upload} />
        {draft && <Button onClick={() => set({ ...work, picture: "", analysis: null })}>Remove draft</Button>}
        {candidates.length > 1 && (
          <Button
            onClick={() => {
              comparison.current?.scrollIntoView();
              comparison.current?.focus({ preventScroll: true });
            }}
          >
            Go to A/B preview
          </Button>
        )}
      </Choices>
      <DraftBar works={works} history={history} />
      {!app && !draft && (
        <EmptyState
          icon={<ImageIcon size={20} />}
          title="No Icon Data Available"
          message="Upload an icon, or add your app to see its icon."
          action={<LinkButton to="/tracked-apps">Add an app</LinkButton>}
        />
      )}
      <Grid $min="24rem" $gap={6}>
        {draft && <IconSide title={DRAFT} icon={work.picture} analysis={draft} />}
        {app && <LiveIcon app={app} query={live} />}
      </Grid>
      {mine && (
        <ShelfCard
          mine={{ ...mine, appId, platform: app?.platform ?? "ios", name: app?.name ?? DRAFT }}
          keyword={work.keyword}
          country={country}
          onKeyword={(keyword) => set({ ...work, keyword })}
        />
      )}
      {/* Below the report of the live icon, it would move when that arrives. */}
      {candidates.length > 0 && !live.isLoading && (
        <div ref={comparison} tabIndex={-1}>
          <AbCard
            candidates={candidates}
            app={{ appId, platform: app?.platform ?? "ios", name: app?.name ?? DRAFT }}
            keyword={work.keyword}
            country={country}
          />
        </div>
      )}
    </Stack>
  );
}
