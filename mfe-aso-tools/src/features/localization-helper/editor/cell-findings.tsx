import type { FieldKey, Finding } from "@listwise/aso-core/localization";
import { Badge } from "@listwise/shared-ui";
import { useStore } from "zustand";
import type { Editor } from "../editor.store";
import { PlainList } from "../localization.styles";

const none: readonly Finding[] = [];

interface CellFindingsProps {
  editor: Editor;
  locale: string;
  field: FieldKey;
  label: string;
}

/** Lists what to fix or improve in a text. Machine translations have their own mark. */
export function CellFindings({ editor, locale, field, label }: CellFindingsProps) {
  const all = useStore(editor, ({ findings }) => findings[locale] ?? none);
  const own = all.filter((one) => one.field === field && one.rule !== "unreviewed");
  if (own.length === 0) return null;
  return (
    <PlainList aria-label={label}>
      {own.map(({ rule, severity, message }) => (
        <li key={`${rule}-${message}`}>
          <Badge tone={severity === "error" ? "danger" : "warning"}>
            {severity === "error" ? "Fix" : "Improve"}
          </Badge>{" "}
          {message}
        </li>
      ))}
    </PlainList>
  );
}
