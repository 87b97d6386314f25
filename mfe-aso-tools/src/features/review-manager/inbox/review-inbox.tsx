import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { REVIEW_STORE_OPTIONS } from "@listwise/contracts/reviews";
import { useSavedViews } from "@listwise/shared-auth";
import {
  Button,
  Card,
  DownloadIcon,
  LinkIcon,
  ProvenanceNote,
  Row,
  SegmentedControl,
  Stack,
  Tabs,
} from "@listwise/shared-ui";
import { SavedViews } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Split } from "../../../shared/tool-page/tool.styles";
import { connectionsQuery } from "../connection/connections.api";
import { InboxFilters } from "./inbox-filters";
import { InboxStats } from "./inbox-stats";
import { inboxTabs } from "./inbox-tabs";
import { ReviewList } from "./review-list";
import { reviewsQuery } from "../reviews.api";
import { TopicsCard } from "../themes/topics-card";
import { useExportReviews } from "../use-export-reviews";
import type { InboxParams } from "./use-inbox-params";
import { useStoreApps } from "../use-store-apps";

const ConnectionDialog = lazy(async () => ({
  default: (await import("../connection/connection-dialog")).ConnectionDialog,
}));
const TemplatesDialog = lazy(async () => ({
  default: (await import("../replies/templates-dialog")).TemplatesDialog,
}));
const ThemesCard = lazy(async () => ({ default: (await import("../themes/themes-card")).ThemesCard }));

/** Renders the reviews of an app in a storefront with the user's replies. */
export function ReviewInbox({ app, params }: { app: AppSummary; params: InboxParams }) {
  const { filters } = params;
  const { country } = filters;
  const stores = useStoreApps(app, filters.store);
  // The app whose store is shown alone, or the current one.
  const { subject } = stores;
  const reviews = useQuery(reviewsQuery(app.id, filters, params));
  const connections = useQuery(connectionsQuery());
  const views = useSavedViews("reviews");
  const exporting = useExportReviews(stores, filters);
  const [dialog, setDialog] = useState<"templates" | "connection" | null>(null);
  const { data } = reviews;
  const unknown = data?.stats.total === 0 && data.reason !== undefined;
  const connected = new Set(connections.data?.map(({ platform }) => platform));
  const { connection } = STORES[subject.platform];
  return (
    <Stack $gap={6}>
      <InboxStats stats={data?.stats} answered="Replies sent or marked as answered" unknown={unknown} />
      <Row $gap={3}>
        <SegmentedControl
          label="Show"
          options={[
            { value: "reviews", label: "Reviews" },
            { value: "themes", label: "Themes" },
          ]}
          value={params.panel}
          onChange={params.setPanel}
        />
        {stores.linked && (
          <SegmentedControl
            label="Store"
            options={REVIEW_STORE_OPTIONS}
            value={filters.store ?? app.platform}
            onChange={(store) => params.set({ store: store === app.platform ? null : store })}
          />
        )}
      </Row>
      {params.panel === "themes" ? (
        <Suspense fallback={null}>
          <ThemesCard appId={subject.id} country={country} onTheme={params.showTheme} />
        </Suspense>
      ) : (
        <Split>
          <Card
            title="Reviews"
            actions={
              <>
                <Button size="sm" icon={<LinkIcon size={14} />} onClick={() => setDialog("connection")}>
                  {connected.has(subject.platform) ? connection : `Connect ${connection}`}
                </Button>
                <Button size="sm" onClick={() => setDialog("templates")}>
                  Templates
                </Button>
                <Button
                  size="sm"
                  icon={<DownloadIcon size={14} />}
                  busy={exporting.running}
                  onClick={exporting.run}
                >
                  Export
                </Button>
              </>
            }
            footer={data && <ProvenanceNote {...data.provenance} />}
          >
            <Stack>
              <SavedViews store={views} path="/aso-tools/review-manager" query={params.query} />
              <InboxFilters
                params={params}
                versions={data?.versions ?? []}
                languages={data?.languages ?? []}
              />
              <Tabs
                label="Reviews by kind"
                tabs={inboxTabs}
                value={filters.tab}
                onChange={(tab) => params.set({ show: tab === "all" ? null : tab })}
              >
                <ReviewList {...{ stores, params, reviews, connected }} />
              </Tabs>
            </Stack>
          </Card>
          <TopicsCard
            appId={subject.id}
            store={filters.store === "both" && stores.linked ? STORES[subject.platform].name : undefined}
            country={country}
            version={filters.version}
            onTopic={(topic) => params.set({ search: topic, show: null })}
          />
        </Split>
      )}
      <Suspense fallback={null}>
        {dialog === "templates" && (
          <TemplatesDialog open {...{ app: subject, country }} onClose={() => setDialog(null)} />
        )}
        {dialog === "connection" && <ConnectionDialog open app={subject} onClose={() => setDialog(null)} />}
      </Suspense>
    </Stack>
  );
}
