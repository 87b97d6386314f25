import { STORES } from "@listwise/aso-core/stores";
import type { ReportPeriod, ReportSection } from "@listwise/contracts/client-reports";
import { Checkbox, CountryField, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useLinkedApp } from "../../../shared/apps/linked/use-linked-app";
import { getCountryOptions } from "../../../shared/countries";
import { periodOptions } from "../report-labels";
import { CompetitorField } from "./competitor-field";
import { LogoField } from "./logo-field";
import type { DraftProblems, ReportDraft } from "./report-draft";
import { SectionList } from "./section-list";

interface ReportFormProps {
  draft: ReportDraft;
  problems: DraftProblems;
  onChange: (change: Partial<ReportDraft>) => void;
}

const toKind = (value: string): ReportPeriod["kind"] =>
  periodOptions.find((option) => option.value === value)?.value ?? "last30";

/** Renders the fields of a report. */
export function ReportForm({ draft, problems, onChange }: ReportFormProps) {
  const { title, country, period, sections, logo, competitorIds, includeNotes, includeLinked, appId } = draft;
  const linked = useLinkedApp(appId);
  const has = (wanted: ReportSection) =>
    sections.some(({ section, isChosen }) => section === wanted && isChosen);
  return (
    <Stack $gap={5}>
      <TextField
        label="Title"
        required
        maxLength={120}
        value={title}
        error={problems.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label="Period"
        options={periodOptions}
        value={period.kind}
        error={period.kind === "custom" ? undefined : problems.period}
        onChange={({ target }) => onChange({ period: { ...period, kind: toKind(target.value) } })}
      />
      {period.kind === "custom" && (
        <>
          <TextField
            label="First day"
            type="date"
            required
            value={period.from ?? ""}
            error={problems.period}
            onChange={({ target }) => onChange({ period: { ...period, from: target.value || undefined } })}
          />
          <TextField
            label="Last day"
            type="date"
            required
            value={period.to ?? ""}
            onChange={({ target }) => onChange({ period: { ...period, to: target.value || undefined } })}
          />
        </>
      )}
      <CountryField
        label="Country"
        options={getCountryOptions()}
        value={country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <LogoField logo={logo} error={problems.logo} onChange={(value) => onChange({ logo: value })} />
      <SectionList
        sections={sections}
        error={problems.sections}
        onChange={(value) => onChange({ sections: value })}
      />
      {linked && (
        <Checkbox
          label={`Include ${STORES[linked.platform].name}`}
          hint={`Adds the same sections about ${linked.name}, with its own keywords and ranks.`}
          checked={includeLinked ?? false}
          onChange={({ target }) => onChange({ includeLinked: target.checked })}
        />
      )}
      {has("visibility") && (
        <Checkbox
          label="Include notes"
          hint="Marks your notes in the charts of this report. Readers of the report can see them."
          checked={includeNotes ?? false}
          onChange={({ target }) => onChange({ includeNotes: target.checked })}
        />
      )}
      {has("competitors") && (
        <CompetitorField
          appId={appId}
          chosen={competitorIds}
          onChange={(value) => onChange({ competitorIds: value })}
        />
      )}
    </Stack>
  );
}
