import type { LocalizationConflict } from "@listwise/contracts";
import { fieldOf, localeOf } from "@listwise/contracts/localization";
import { Button, Notice } from "@listwise/shared-ui";
import { PlainList } from "./localization.styles";

const SHOWN = 8;
const FIRST_WORDS = 80;

interface ConflictNoticeProps {
  conflict: LocalizationConflict;
  onResolve: (prefer: "mine" | "theirs") => void;
}

/** Shows the changes of a save from another tab or device, and asks which texts to keep where both changed one. */
export function ConflictNotice({ conflict: { changes }, onResolve }: ConflictNoticeProps) {
  const more = changes.length - SHOWN;
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
        {changes.slice(0, SHOWN).map(({ locale, field, after }) => (
          <li key={`${locale}.${field}`}>
            {localeOf(locale)?.name ?? locale}, {fieldOf(field).label}:{" "}
            {after === "" ? <em>cleared</em> : <span lang={locale}>{after.slice(0, FIRST_WORDS)}</span>}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </PlainList>
    </Notice>
  );
}
