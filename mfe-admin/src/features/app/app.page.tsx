import type { AdminAppDetail } from "@listwise/contracts/admin";
import {
  Badge,
  Button,
  Card,
  Container,
  getCountryName,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeader,
  SkeletonCard,
  Stack,
  useNavigate,
  useParams,
  useConfirm,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Moment } from "../../shared/moment";
import { appKey, appQuery, deleteApp, setStatus } from "./app.api";
import { FactsCard } from "./facts-card";
import { NoteCard } from "./note-card";

const BACK = <Link to="/admin/apps">All apps</Link>;

export function AppPage() {
  const { id = "" } = useParams();
  if (!/^[1-9]\d{0,7}$/.test(id)) {
    return (
      <Container>
        <PageHeader title="App" before={BACK} />
        <EmptyState title="App not found" message="Choose one from the list." />
      </Container>
    );
  }
  return <KnownApp id={Number(id)} />;
}

function KnownApp({ id }: { id: number }) {
  const app = useQuery(appQuery(id));
  if (app.data) return <AppView app={app.data} />;
  return (
    <Container>
      <PageHeader title="App" before={BACK} />
      {app.isError ? (
        <ErrorState
          title="Failed to load the app"
          problem={app.error}
          onRetry={() => void app.refetch()}
          retrying={app.isFetching}
        />
      ) : (
        <Loading label="Loading the app">
          <SkeletonCard />
        </Loading>
      )}
    </Container>
  );
}

type Listing = AdminAppDetail["listings"][number];

const columns: readonly Column<Listing>[] = [
  { key: "country", header: "Storefront", value: ({ country }) => getCountryName(country) },
  { key: "name", header: "Listed name", value: ({ name }) => name },
  { key: "source", header: "Source", value: ({ source }) => source },
  {
    key: "fetched",
    header: "Date of the data",
    nowrap: true,
    value: ({ fetchedAt }) => fetchedAt,
    cell: ({ fetchedAt }) => <Moment at={fetchedAt} never="Unknown" />,
  },
];

function AppView({ app }: { app: AdminAppDetail }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const { id, status } = app;
  const name = app.name ?? app.storeId;
  const isHidden = status === "hidden";
  const listsChanged = () => void client.invalidateQueries({ queryKey: ["admin", "apps"] });
  const hide: ConfirmRequest = {
    title: isHidden ? `Show ${name}?` : `Hide ${name}?`,
    description: isHidden
      ? "It will appear in the catalog again."
      : "It won't appear in the catalog. Users who track it keep it.",
    action: isHidden ? "Show" : "Hide",
    run: async () => {
      client.setQueryData(appKey(id), await setStatus(id, isHidden ? "active" : "hidden"));
      listsChanged();
      return isHidden ? `${name} is now visible` : `${name} is now hidden`;
    },
  };
  const drop: ConfirmRequest = {
    title: `Delete ${name}?`,
    description: "Deletes the app and its store data. Apps that accounts track or own can't be deleted.",
    action: "Delete app",
    danger: true,
    run: async () => {
      await deleteApp(id);
      listsChanged();
      void navigate("/admin/apps");
      return `Deleted ${name}`;
    },
  };
  return (
    <Container>
      <PageHeader
        title={name}
        before={BACK}
        badge={<Badge tone={isHidden ? "neutral" : "success"}>{isHidden ? "Hidden" : "Active"}</Badge>}
        actions={
          <>
            <Button onClick={() => confirm(hide)}>{hide.action}</Button>
            <Button variant="danger" onClick={() => confirm(drop)}>
              Delete app
            </Button>
          </>
        }
      />
      <Stack $gap={6}>
        <FactsCard app={app} />
        <NoteCard app={app} />
        <Card title="Listings" description="Stored listings by source and storefront." flush>
          <DataTable
            caption="Listings"
            columns={columns}
            rows={app.listings}
            rowKey={({ source, country }) => `${source} ${country}`}
            empty={<EmptyState title="No listings" message="No store data has been fetched yet." />}
          />
        </Card>
      </Stack>
      {dialog}
    </Container>
  );
}
