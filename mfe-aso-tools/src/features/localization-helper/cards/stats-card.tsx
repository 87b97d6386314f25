import type { Finding } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Card, ProgressBar, Stack } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { getUnsavedChanges, hasUnsaved, type Editor } from "../editor.store";
import type { Language } from "../languages/use-languages";
import { PlainList } from "../localization.styles";

interface StatsCardProps {
  editor: Editor;
  languages: readonly Language[];
  /** The language that is opened last; the next problem is searched after it. */
  current: string | undefined;
  onOpen: (code: string) => void;
}

const sum = (languages: readonly Language[], key: "errors" | "warnings" | "unreviewed") =>
  languages.reduce((total, language) => total + language[key], 0);

export function StatsCard({ editor, languages, current, onOpen }: StatsCardProps) {
  const settled = useStore(editor, (state) => state.settled);
  const saved = useStore(editor, (state) => state.saved);
  const dirty = useStore(editor, hasUnsaved);
  const complete = languages.filter(({ progress }) => progress === 100).length;
  const average = Math.round(languages.reduce((total, one) => total + one.progress, 0) / languages.length);
  const unsaved = getUnsavedChanges({ saved, settled }).length;
  const problems = languages.filter(({ errors, unreviewed }) => errors + unreviewed > 0);
  const after = languages.findIndex(({ code }) => code === current);
  const next = problems.find((one) => languages.indexOf(one) > after) ?? problems[0];
  const sought = useRef<string | null>(null);
  useEffect(() => {
    if (sought.current !== null && sought.current === current) showProblem();
  });

  function showProblem() {
    const code = sought.current;
    sought.current = null;
    const { findings } = editor.getState();
    const field = findings[code ?? ""]?.find(isProblem)?.field;
    const box = document.querySelector<HTMLElement>(`[data-field="${field}"] textarea[lang="${code}"]`);
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: "center" });
  }

  function openNext(code: string) {
    sought.current = code;
    if (code === current) showProblem();
    else onOpen(code);
  }

  return (
    <Card title="Translation Stats">
      <Stack $gap={3}>
        <ProgressBar label="All languages" value={average} max={100} text={`${average}%`} />
        <PlainList>
          <li>{`${complete} of ${formatCount(languages.length, "language")} complete`}</li>
          <li>{`${formatCount(sum(languages, "errors"), "error")} to fix`}</li>
          <li>{`${formatCount(sum(languages, "unreviewed"), "draft")} to accept`}</li>
          <li>{formatCount(sum(languages, "warnings"), "suggestion")}</li>
          <li>{dirty ? formatUnsaved(unsaved) : "All changes saved"}</li>
        </PlainList>
        {next && (
          <div>
            <Button size="sm" onClick={() => openNext(next.code)}>
              Next problem
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const isProblem = ({ rule, severity }: Finding) => severity === "error" || rule === "unreviewed";

const formatUnsaved = (texts: number) => (texts > 0 ? formatCount(texts, "unsaved text") : "Unsaved changes");
