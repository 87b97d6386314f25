import type { AppSummary } from "@listwise/contracts/apps";
import { LinkIcon, type MenuItem } from "@listwise/shared-ui";
import { useState, type ReactNode } from "react";
import { useTrackedApps } from "../use-tracked-apps";
import { getOtherStore } from "./app-links.api";
import { LinkDialog } from "./link-dialog";
import { useLinkApp } from "./use-link-app";

/**
 * Returns the menu items that link an app with the other store or unlink it, and the dialog that they open. None for an app
 * that isn't tracked.
 */
export function useLinkMenu(app: AppSummary): { items: MenuItem[]; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const { unlink } = useLinkApp(app);
  const tracked = useTrackedApps()?.find((one) => one.app.id === app.id);
  if (!tracked) return { items: [], dialog: null };
  const { linkedTo } = tracked;
  const store = getOtherStore(app.platform);
  const item = linkedTo
    ? { key: "unlink", label: `Unlink from ${store}`, onSelect: () => unlink.mutate(linkedTo) }
    : { key: "link", label: `Link with ${store}…`, onSelect: () => setOpen(true) };
  return {
    items: [{ ...item, icon: <LinkIcon size={14} /> }],
    dialog: isOpen && <LinkDialog app={app} onClose={() => setOpen(false)} />,
  };
}
