import type { ReportKind, ReportTemplate } from "@listwise/contracts/reports";
import type { Executor } from "../../infra/db/database";
import { findUsageByFeature } from "../limits";
import * as read from "./report-rows.repository";

/** Maximum number of rows in a report. */
export const MAX_ROWS = 10_000;

type Cell = string | number | boolean | Date | null;

interface Kind extends Omit<ReportTemplate, "kind"> {
  read: (db: Executor, days: number) => Promise<Cell[][]>;
}

const kinds: Record<ReportKind, Kind> = {
  accounts: {
    name: "Accounts",
    description: `All accounts, newest first, up to ${MAX_ROWS.toLocaleString("en")}.`,
    columns: ["Name", "Email", "Role", "Plan", "Active", "Registered", "Last seen"],
    overDays: false,
    read: async (db) => (await read.accountRows(db, MAX_ROWS + 1)).map((row) => Object.values(row)),
  },
  registrations: {
    name: "Registrations",
    description: "New accounts per day (UTC), and how many confirmed their address.",
    columns: ["Day", "New accounts", "Confirmed"],
    overDays: true,
    read: async (db, days) => (await read.registrationRows(db, days)).map((row) => Object.values(row)),
  },
  plans: {
    name: "Plans",
    description: "Accounts per plan, how many are active, and how many were seen in the last 30 days.",
    columns: ["Plan", "Accounts", "Active", "Seen in 30 days"],
    overDays: false,
    read: async (db) => (await read.planRows(db)).map((row) => Object.values(row)),
  },
  usage: {
    name: "Metered use",
    description: "Use of each metered feature, and by how many accounts.",
    columns: ["Feature", "Used", "Accounts"],
    overDays: true,
    read: async (db, days) => (await findUsageByFeature(db, days)).map((row) => Object.values(row)),
  },
  activity: {
    name: "Activity",
    description: "Audit log entries by action and result.",
    columns: ["Action", "Done", "Failed", "Denied"],
    overDays: true,
    read: async (db, days) => (await read.activityRows(db, days)).map((row) => Object.values(row)),
  },
};

export const getKind = (kind: ReportKind): Kind => kinds[kind];

export function toTemplate(kind: ReportKind): ReportTemplate {
  const { name, description, columns, overDays } = kinds[kind];
  return { kind, name, description, columns, overDays };
}

/** Formats a value as the text of a cell: dates in UTC, yes or no, and an empty text for unknown values. */
export function formatCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return String(cell);
}
