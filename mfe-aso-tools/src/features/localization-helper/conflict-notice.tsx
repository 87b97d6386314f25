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

/** Another tab or device saved first: what it changed, and whose text stays where both changed one. */
export function ConflictNotice({ conflict: { changes }, onResolve }: ConflictNoticeProps) {
  const more = changes.length - SHOWN;
  return (
    <Notice
      tone="warning"
      title="These translations were saved elsewhere meanwhile"
      actions={
        <>
          <Button size="sm" onClick={() => onResolve("mine")}>
            Keep mine where both changed
          </Button>
          <Button size="sm" onClick={() => onResolve("theirs")}>
            Take theirs
          </Button>
        </>
      }
    >
      <p>Nothing of yours is lost. Choose, look it over, then save again. The other save changed:</p>
      <PlainList>
        {changes.slice(0, SHOWN).map(({ locale, field, after }) => (
          <li key={`${locale}.${field}`}>
            {localeOf(locale)?.name ?? locale}, {fieldOf(field).label}:{" "}
            {after === "" ? <em>emptied</em> : <span lang={locale}>{after.slice(0, FIRST_WORDS)}</span>}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </PlainList>
    </Notice>
  );
}
