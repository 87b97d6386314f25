import type { Note } from "@listwise/contracts/app-notes";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTrackedApps } from "../apps/use-tracked-apps";
import { buildChartMarks, buildNoteMarks } from "../trends/change-labels";
import { changesQuery, type ChangesParams } from "../trends/changes.api";
import { ChartNotes } from "./chart-notes";
import { notesQuery } from "./notes.api";

const NoteDialog = lazy(() => import("./note-dialog").then((module) => ({ default: module.NoteDialog })));

const UNKNOWN_APP = 0;
const getToday = () => new Date().toISOString().slice(0, 10);

interface ChartEventsParams extends Omit<ChangesParams, "appId"> {
  /** Undefined for a chart without apps. */
  appId: number | undefined;
}

/**
 * Loads the events of a chart: listing changes and, if the user tracks the app, notes. Returns the marks, the changes, the
 * list of notes with its form, and `onAddNote`, which opens the form for a day. `appName` tells whose events they are, in
 * a chart of several apps.
 */
export function useChartEvents({ appId = UNKNOWN_APP, ...of }: ChartEventsParams, appName?: string) {
  const { country } = of;
  const isTracked = useTrackedApps()?.some(({ app }) => app.id === appId) ?? false;
  const changes = useQuery({ ...changesQuery({ appId, ...of }), enabled: appId !== UNKNOWN_APP });
  const found = useQuery({ ...notesQuery({ appId, ...of }), enabled: isTracked });
  const [edited, setEdited] = useState<(Pick<Note, "day"> & Partial<Note>) | null>(null);
  const notes = isTracked ? found.data : undefined;
  const marks = useMemo(
    () => [...buildChartMarks(changes.data, appName), ...buildNoteMarks(notes, appName)],
    [changes.data, notes, appName],
  );
  return {
    marks,
    changes,
    onAddNote: isTracked ? (day: string) => setEdited({ day }) : undefined,
    notes: isTracked && (
      <>
        <ChartNotes
          notes={notes}
          error={found.error}
          onRetry={() => void found.refetch()}
          onAdd={() => setEdited({ day: getToday() })}
          onEdit={setEdited}
        />
        {edited && (
          <Suspense fallback={null}>
            <NoteDialog appId={appId} country={country} note={edited} onClose={() => setEdited(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}

/** Events of a chart as {@link useChartEvents} returns them. */
export type ChartEvents = ReturnType<typeof useChartEvents>;
