import { getSession, useSession } from "@listwise/shared-auth";
import { ConfirmDialog } from "@listwise/shared-ui";
import { useEffect, useId } from "react";
import { useBlocker, type Location } from "react-router-dom";
import { create } from "zustand";

/** IDs of the forms with unsaved input. */
const useUnsavedStore = create<{ forms: readonly string[] }>(() => ({ forms: [] }));

/** Marks the form as having unsaved input. */
export function useUnsaved(changed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!changed) return undefined;
    useUnsavedStore.setState(({ forms }) => ({ forms: [...forms, id] }));
    return () => {
      useUnsavedStore.setState(({ forms }) => ({ forms: forms.filter((form) => form !== id) }));
    };
  }, [changed, id]);
}

const getSectionPath = ({ pathname, search }: Location) =>
  [pathname, new URLSearchParams(search).get("section")].join();

/** Asks before input is lost by a link, by Back, or by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useUnsavedStore(({ forms }) => forms.length > 0);
  const signedIn = useSession(({ status }) => status === "signed-in");
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && getSectionPath(currentLocation) !== getSectionPath(nextLocation),
  );
  const blocked = state === "blocked";

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // If the session has ended, the page leaves despite unsaved input.
      if (getSession().status === "signed-in") event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [unsaved]);
  useEffect(() => {
    if (blocked && !signedIn) proceed?.();
  }, [blocked, signedIn, proceed]);

  return (
    <ConfirmDialog
      open={blocked && signedIn}
      title="Leave without saving?"
      description="Your changes haven't been saved."
      action="Leave"
      cancel="Stay"
      danger
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  );
}
