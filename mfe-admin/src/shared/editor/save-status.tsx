import { Text } from "@listwise/shared-ui";
import { Moment } from "../moment";

interface SaveStatusProps {
  changed: boolean;
  busy: boolean;
  savedAt: string | null;
  /** True if changes are saved automatically. */
  auto: boolean;
}

/** Shows whether the input is saved. */
export function SaveStatus({ changed, busy, savedAt, auto }: SaveStatusProps) {
  return (
    <Text as="span" $tone="muted" $size="sm" role="status">
      {busy ? (
        "Saving…"
      ) : changed ? (
        auto ? (
          "Unsaved changes. Drafts save automatically."
        ) : (
          "Not saved yet. Your text is kept in this tab."
        )
      ) : savedAt ? (
        <>
          Saved <Moment at={savedAt} />
        </>
      ) : (
        "Not saved yet."
      )}
    </Text>
  );
}
