import {
  REPORT_SECTIONS,
  ReportInputSchema,
  ReportSectionSchema,
  type ClientReport,
  type ReportInput,
  type ReportSection,
} from "@listwise/contracts/client-reports";
import { z } from "@listwise/contracts/zod";

/** Section of the builder with its choice. */
export interface SectionChoice {
  section: ReportSection;
  isChosen: boolean;
}

/** Input of the builder. Unlike a report, it keeps the order of sections that aren't chosen. */
export interface ReportDraft extends Omit<ReportInput, "sections"> {
  sections: SectionChoice[];
}

/** Returns the draft of a new report about an app. */
export function createDraft(appId: number, country: string): ReportDraft {
  return {
    appId,
    country,
    title: "App store optimization report",
    logo: null,
    period: { kind: "last30" },
    competitorIds: null,
    includeNotes: false,
    includeLinked: false,
    sections: ReportSectionSchema.options.map((section) => ({ section, isChosen: true })),
  };
}

/** Returns the draft of a saved report. */
export function toDraft(report: ClientReport): ReportDraft {
  const { appId, country, title, logo, period, competitorIds, includeNotes, includeLinked, sections } =
    report;
  const others = ReportSectionSchema.options.filter((section) => !sections.includes(section));
  return {
    ...{ appId, country, title, logo, period, competitorIds, includeNotes, includeLinked },
    sections: [
      ...sections.map((section) => ({ section, isChosen: true })),
      ...others.map((section) => ({ section, isChosen: false })),
    ],
  };
}

/** Messages by field; empty if the draft can be saved. */
export type DraftProblems = Partial<Record<keyof ReportDraft, string>>;

const FIELDS: readonly string[] = ["title", "logo", "sections", "period", "competitorIds"];

/** Returns the report of a draft, or what is wrong with it. */
export function parseDraft(draft: ReportDraft): { input: ReportInput | null; problems: DraftProblems } {
  const sections = draft.sections.flatMap(({ section, isChosen }) => (isChosen ? [section] : []));
  const parsed = z.safeParse(ReportInputSchema, { ...draft, sections });
  if (parsed.success) return { input: parsed.data, problems: {} };
  const messages = parsed.error.issues.flatMap(({ path, message }) => {
    const field = String(path[0]);
    return FIELDS.includes(field) ? [[field, message] as const] : [];
  });
  return { input: null, problems: Object.fromEntries(messages) };
}

/** Moves a section by one place. */
export function moveSection(
  sections: readonly SectionChoice[],
  index: number,
  step: -1 | 1,
): SectionChoice[] {
  const [moved, other] = [sections[index], sections[index + step]];
  if (!moved || !other) return [...sections];
  return sections.map((choice, place) => (place === index ? other : place === index + step ? moved : choice));
}

/** Returns the title of a section. */
export const getSectionTitle = (section: ReportSection): string => REPORT_SECTIONS[section].title;
