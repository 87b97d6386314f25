import type { Transaction } from "../../infra/db/database";
import { createDomainEvent } from "../../infra/domain-event";
import type { Chart } from "../store";

/** Change of an app's rank in a chart since the day before; 201 means not in the chart. */
export interface ChartMove {
  appId: number;
  previous: number;
  current: number;
  /** UTC day of the previous rank, `YYYY-MM-DD`. */
  previousDay: string;
}

/** Emitted when the ranks of a chart have been stored. Handlers write in the same transaction. */
export interface ChartStored {
  chart: Chart;
  moves: readonly ChartMove[];
  at: Date;
  tx: Transaction;
  /** Registers what to do after the commit. */
  afterCommit: (run: () => Promise<void>) => void;
}

export const chartStored = createDomainEvent<ChartStored>();
