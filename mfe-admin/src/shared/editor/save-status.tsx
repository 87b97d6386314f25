import { Text } from "@listwise/shared-ui";
import { Moment } from "../moment";

interface SaveStatusProps {
  changed: boolean;
  busy: boolean;
  savedAt: string | null;
  /** Saves by itself. */
  auto: boolean;
}

/** Whether what is typed is safe. */
export function SaveStatus({ changed, busy, savedAt, auto }: SaveStatusProps) {
  return (
    <Text as="span" $tone="muted" $size="sm" role="status">
      {busy ? (
        "Saving…"
      ) : changed ? (
        auto ? (
          "Not saved yet: a draft is saved by itself."
        ) : (
          "Not saved yet. It is kept in this tab."
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
