import type { App } from "@listwise/contracts/apps";
import { Button, DownloadIcon, ErrorState, Row, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { ExportDialog } from "./export-dialog";
import { ExportList } from "./export-list";
import { useExports } from "./use-exports";

/** Renders the app's exports and the button for a new one. */
export function ExportsSection({ app, country }: { app: App; country: string }) {
  const [open, setOpen] = useState(false);
  const exports = useExports(app.id);
  const { jobs, error, refetch, isFetching } = exports;
  return (
    <Stack as="section" $gap={3} aria-labelledby="exports-heading">
      <Row $justify="space-between">
        <h4 id="exports-heading">Export</h4>
        <Button size="sm" icon={<DownloadIcon size={14} />} onClick={() => setOpen(true)}>
          Export App Data
        </Button>
      </Row>
      {error && !jobs && <ErrorState problem={error} onRetry={refetch} retrying={isFetching} />}
      {jobs?.length === 0 && (
        <Text $tone="muted">Export this app's data as CSV, JSON, PDF, Excel or ZIP.</Text>
      )}
      {jobs && jobs.length > 0 && <ExportList jobs={jobs} exports={exports} />}
      {open && (
        <ExportDialog appName={app.name} country={country} exports={exports} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
