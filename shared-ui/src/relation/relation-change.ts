import { toast } from "../toasts/toast";
import type { RelatedApp } from "./relations";

/** Change of the relation of an app to the user; `of` is the own app that it competes with. */
export type RelationChange =
  | { to: "own" | "watching" }
  | { to: "competitor" | "no-competitor"; of: RelatedApp["app"] };

function getMessage(change: RelationChange): string {
  switch (change.to) {
    case "own":
      return "This is your app now";
    case "watching":
      return "Watching this app";
    case "competitor":
      return `Now a competitor of ${change.of.name}`;
    case "no-competitor":
      return `No longer a competitor of ${change.of.name}`;
  }
}

/**
 * Reports a change that the server has saved. `reload` loads the tracked apps again and returns false if the app is no
 * longer among them; if it fails, the message says so and offers to try again.
 */
export async function reportRelationChange(
  change: RelationChange,
  name: string,
  reload: () => Promise<boolean>,
): Promise<void> {
  let isTracked: boolean;
  try {
    isTracked = await reload();
  } catch {
    toast.warning("The change is saved", {
      description: `Couldn't refresh your list of apps, so ${name} may still look as before.`,
      action: { label: "Try again", onClick: () => void reportRelationChange(change, name, reload) },
    });
    return;
  }
  toast.success(getMessage(change), {
    description: isTracked ? name : `${name} is no longer tracked: your plan has no room for it.`,
  });
}
