import type { ReleasePreview, ReleaseStatus } from "@listwise/contracts/releases";
import {
  Button,
  Card,
  CopyButton,
  EmptyState,
  ErrorState,
  EyeIcon,
  formatDate,
  PlusIcon,
  Row,
  useConfirm,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { NewPreviewDialog } from "./new-preview-dialog";
import { endPreview, previewsKey, previewsQuery } from "./previews.api";

const Versions = styled.ul`
  margin: 0;
  padding: 0;
  min-width: 14rem;
  list-style: none;
  overflow-wrap: anywhere;
`;

const formatVersions = ({ versions }: ReleasePreview) =>
  Object.entries(versions).map(([name, version]) => `${name} ${version}`);

function createColumns(onEnd: (preview: ReleasePreview) => void): readonly Column<ReleasePreview>[] {
  return [
    {
      key: "label",
      header: "Label",
      value: ({ label }) => label,
      cell: ({ label, url }) => (
        <a href={url} target="_blank" rel="noreferrer">
          {label}
        </a>
      ),
    },
    {
      key: "versions",
      header: "Versions",
      value: (preview) => formatVersions(preview).join(", "),
      cell: (preview) => (
        <Versions>
          {formatVersions(preview).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Versions>
      ),
    },
    { key: "createdBy", header: "Created by", value: ({ createdBy }) => createdBy },
    {
      key: "expires",
      header: "Until",
      nowrap: true,
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (preview) => (
        <Row $gap={2} $justify="end">
          <CopyButton
            size="sm"
            text={preview.url}
            what="Link"
            aria-label={`Copy the link to ${preview.label}`}
          />
          <Button size="sm" aria-label={`End ${preview.label}`} onClick={() => onEnd(preview)}>
            End
          </Button>
        </Row>
      ),
    },
  ];
}

/** Lists the previews of published versions. Administrators can create and end them. */
export function PreviewsCard({ releases }: { releases: readonly ReleaseStatus[] }) {
  const previews = useQuery(previewsQuery());
  const [creating, setCreating] = useState(false);
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const end = ({ id, label }: ReleasePreview) =>
    confirm({
      title: `End ${label}`,
      description: "Its link will show the live site.",
      action: "End preview",
      danger: true,
      run: async () => {
        const message = await endPreview(id);
        void client.invalidateQueries({ queryKey: previewsKey });
        return message;
      },
    });
  return (
    <Card
      title="Previews"
      description="Anyone with the link sees these versions instead of the live ones."
      flush
      actions={
        <Button
          size="sm"
          icon={<PlusIcon size={14} aria-hidden="true" />}
          aria-disabled={releases.length === 0 || undefined}
          onClick={() => releases.length > 0 && setCreating(true)}
        >
          New preview
        </Button>
      }
    >
      {previews.isError ? (
        <ErrorState
          title="Failed to load the previews"
          problem={previews.error}
          onRetry={() => void previews.refetch()}
          retrying={previews.isFetching}
        />
      ) : (
        <DataTable
          caption="Previews"
          columns={createColumns(end)}
          rows={previews.data ?? []}
          rowKey={({ id }) => id}
          loading={previews.isPending}
          loadingRows={2}
          empty={
            <EmptyState
              icon={<EyeIcon size={20} />}
              title="No previews"
              message="A preview shows published versions before they are live."
            />
          }
        />
      )}
      <NewPreviewDialog open={creating} releases={releases} onClose={() => setCreating(false)} />
      {dialog}
    </Card>
  );
}
