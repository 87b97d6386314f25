import type { AppSummary } from "@listwise/contracts/apps";
import type { VirtualItems } from "@listwise/shared-ui/table";
import { Fragment, type ReactNode } from "react";

interface MatrixColumnsProps {
  apps: readonly AppSummary[];
  columns: VirtualItems;
  /** Renders the cell of an app; `column` is 1 for the first one, after the keyword. */
  children: (app: AppSummary, column: number) => ReactNode;
}

/** Renders the cells of a row for the rendered columns, with gaps for the others. */
export function MatrixColumns({ apps, columns, children }: MatrixColumnsProps) {
  return (
    <>
      {columns.items.map(({ index, gapPx }) => {
        const app = apps[index];
        return (
          app && (
            <Fragment key={app.id}>
              <Gap widthPx={gapPx} />
              {children(app, index + 1)}
            </Fragment>
          )
        );
      })}
      <Gap widthPx={columns.restPx} />
    </>
  );
}

function Gap({ widthPx }: { widthPx: number }) {
  return widthPx <= 0 ? null : <td aria-hidden="true" style={{ width: widthPx, padding: 0 }} />;
}
