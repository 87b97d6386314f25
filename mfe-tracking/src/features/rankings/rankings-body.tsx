import type { AppSummary } from "@listwise/contracts/apps";
import {
  Card,
  getCountryName,
  EmptyState,
  ErrorState,
  KeyRoundIcon,
  LinkButton,
  SmartphoneIcon,
} from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { rankMatrixQuery } from "../../shared/rankings/rankings.api";
import { RankBoard } from "./rank-board";

const loadingColumns = ["Keyword", "App"].map((header) => ({ key: header, header, value: () => null }));

export interface RankingsBodyProps {
  country: string;
  /** Updates an app's ranks; absent while an update runs. */
  onRefresh?: (app: AppSummary) => void;
}

export function RankingsBody({ country, onRefresh }: RankingsBodyProps) {
  const followed = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  const ranks = useQuery(rankMatrixQuery(country));
  const failed = [followed, ranks].find(({ error, data }) => error && !data);

  if (failed) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load rankings"
          problem={failed.error}
          message="Failed to fetch keyword rankings. Please try again."
          onRetry={() => void Promise.all([followed.refetch(), ranks.refetch()])}
          retrying={followed.isFetching || ranks.isFetching}
        />
      </Card>
    );
  }
  if (!followed.data || !ranks.data) {
    return (
      <Card flush>
        <DataTable caption="Rankings" columns={loadingColumns} rows={[]} rowKey={String} loading />
      </Card>
    );
  }
  if (followed.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SmartphoneIcon size={20} />}
          title="No apps tracked yet"
          message="Track an app to see its rank for each of your keywords."
          action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
        />
      </Card>
    );
  }
  if (ranks.data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<KeyRoundIcon size={20} />}
          title={`No keywords tracked in ${getCountryName(country)}`}
          message="Track keywords in this country to see where your apps rank for them."
          action={<LinkButton to={`/keywords?country=${country}`}>Track a keyword</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <RankBoard
      apps={followed.data.map(({ app }) => app)}
      rankings={ranks.data.data}
      keywords={keywords.data ?? []}
      country={country}
      onRefresh={onRefresh}
    />
  );
}
