import type { LocalizationConflict } from "@listwise/contracts/tools";
import { getField, getLocale } from "@listwise/aso-core/localization";
import { Button, Notice } from "@listwise/shared-ui";
import { PlainList } from "./localization.styles";

const MAX_SHOWN = 8;
const PREVIEW_CHARACTERS = 80;

interface ConflictNoticeProps {
  conflict: LocalizationConflict;
  onResolve: (prefer: "mine" | "theirs") => void;
}

/** Shows the changes of a save from another tab or device, and asks which texts to keep where both changed one. */
export function ConflictNotice({ conflict: { changes }, onResolve }: ConflictNoticeProps) {
  const more = changes.length - MAX_SHOWN;
  return (
    <Notice
      tone="warning"
      title="These translations were also changed elsewhere"
      actions={
        <>
          <Button size="sm" onClick={() => onResolve("mine")}>
            Keep mine where both changed
          </Button>
          <Button size="sm" onClick={() => onResolve("theirs")}>
            Use theirs
          </Button>
        </>
      }
    >
      <p>
        Review the conflicts and choose a version, then save again. Your changes are safe. The other save
        changed:
      </p>
      <PlainList>
        {changes.slice(0, MAX_SHOWN).map(({ locale, field, after }) => (
          <li key={`${locale}.${field}`}>
            {getLocale(locale)?.name ?? locale}, {getField(field).label}:{" "}
            {after === "" ? (
              <em>cleared</em>
            ) : (
              <span lang={locale}>{after.slice(0, PREVIEW_CHARACTERS)}</span>
            )}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </PlainList>
    </Notice>
  );
}
