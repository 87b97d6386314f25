import { formatCount } from "@listwise/aso-core/text";
import { THEME_LABELS } from "@listwise/contracts/reviews";
import { memoizeLazy, SelectField, TextField, type SelectOption } from "@listwise/shared-ui";
import styled from "styled-components";
import type { ReviewFilters } from "../reviews.api";

/** Languages of the reviews with their number; `null` for reviews too short to tell. */
export type LanguageCounts = readonly { code: string | null; count: number }[];

const ratings = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: formatCount(stars, "star") }));
const themes = Object.entries(THEME_LABELS).map(([value, label]) => ({ value, label }));
const replies = [
  { value: "answered", label: "Answered" },
  { value: "unanswered", label: "Unanswered" },
  { value: "draft", label: "With a draft" },
  { value: "queued", label: "Sending" },
  { value: "failed", label: "Not sent" },
];
const sorts = [
  { value: "oldest", label: "Oldest first" },
  { value: "lowest", label: "Lowest rating first" },
  { value: "highest", label: "Highest rating first" },
];
const languageNames = memoizeLazy(() => new Intl.DisplayNames("en", { type: "language" }));

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-3);
`;

/** Counts the filters besides the tab and the search. */
export function countFilters({
  rating,
  version,
  theme,
  language,
  reply,
  from,
  to,
  sort,
}: ReviewFilters): number {
  return [rating, version, theme, language, reply, from, to, sort === "newest" ? "" : sort].filter(Boolean)
    .length;
}

function buildLanguages(languages: LanguageCounts): SelectOption[] {
  return languages.map(({ code, count }) => ({
    value: code ?? "unknown",
    label: `${code === null ? "Unknown" : (languageNames().of(code) ?? code)} (${count})`,
  }));
}

interface FilterFieldsProps {
  filters: ReviewFilters;
  set: (values: Record<string, string | null>) => void;
  versions: readonly string[];
  languages: LanguageCounts;
}

export function FilterFields({ filters, set, versions, languages }: FilterFieldsProps) {
  const rating = filters.rating === null ? "" : String(filters.rating);
  const fields: { label: string; name: string; all: string; options: SelectOption[]; value: string }[] = [
    { label: "Rating", name: "stars", all: "All ratings", options: ratings, value: rating },
    {
      ...{ label: "App version", name: "version", all: "All versions", value: filters.version },
      options: versions.map((value) => ({ value, label: value })),
    },
    { label: "Theme", name: "theme", all: "All themes", options: themes, value: filters.theme ?? "" },
    {
      ...{ label: "Language", name: "lang", all: "All languages", value: filters.language },
      options: buildLanguages(languages),
    },
    { label: "Reply", name: "reply", all: "All replies", options: replies, value: filters.reply ?? "" },
    {
      ...{ label: "Sort", name: "sort", all: "Newest first", options: sorts },
      value: filters.sort === "newest" ? "" : filters.sort,
    },
  ];
  return (
    <Fields>
      {fields.map(({ label, name, all, options, value }) => (
        <SelectField
          key={name}
          label={label}
          options={[
            { value: "", label: all },
            ...options,
            // A chosen value stays visible even if no review has it.
            ...(value === "" || options.some((one) => one.value === value) ? [] : [{ value, label: value }]),
          ]}
          value={value}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <TextField
        label="From"
        type="date"
        max={filters.to || undefined}
        value={filters.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        min={filters.from || undefined}
        value={filters.to}
        onChange={(event) => set({ to: event.target.value })}
      />
    </Fields>
  );
}
