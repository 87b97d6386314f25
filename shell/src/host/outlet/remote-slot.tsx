import type { RemoteName } from "@listwise/contracts/remotes";
import { useContext, useEffect, useRef, useState } from "react";
import { prepareRetry } from "../delivery/load-remote";
import { getRemoteView, useRemotesStore } from "../delivery/remotes.store";
import { OutletContext } from "./outlet-context";
import { getLeaveLink } from "./leave-link";
import { mountRemote } from "../lifecycle/mount-remote";
import { PageWait, type PageWaitProps } from "./page-wait";
import { RemotePanel } from "./remote-panel";
import { usePageLoading } from "./use-page-loading";

interface RemoteSlotProps {
  remote: RemoteName;
  module: string;
  /** Describes the wait for a page; a widget shows nothing while it loads. */
  wait?: PageWaitProps;
}

type Slot = { status: "loading" | "failed" } | { status: "ready"; version: string };

const LOADING: Slot = { status: "loading" };

/** Renders a module of a remote: the skeleton, the module or the error panel. */
export function RemoteSlot({ remote, module, wait }: RemoteSlotProps) {
  const site = useContext(OutletContext);
  const host = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState(LOADING);
  const [tries, setTries] = useState(0);

  // Before the effect that mounts, so that no event is missed.
  const isPageLoading = usePageLoading(host);

  useEffect(() => {
    if (!host.current || !site) return;
    return mountRemote(site.runtime, {
      remote,
      module,
      host: host.current,
      router: site.router,
      onLoading: () => setSlot(LOADING),
      onReady: (version) => setSlot({ status: "ready", version }),
      onFailure: () => setSlot({ status: "failed" }),
    });
  }, [remote, module, site, tries]);

  function retry() {
    if (!site) return;
    setSlot(LOADING);
    void prepareRetry(site.runtime, remote).then(() => setTries((count) => count + 1));
  }

  const { status } = slot;
  const version = "version" in slot ? slot.version : undefined;
  const reportId = useRemotesStore((remotes) => remotes[remote]?.reportId);
  const view = getRemoteView(remote);
  return (
    <div
      data-remote={remote}
      data-remote-status={status}
      data-remote-version={version}
      aria-busy={status === "loading"}
      // A landing page reaches under the header by a negative margin, which must not move the slot itself.
      style={wait?.kind === "landing" ? { display: "flow-root" } : undefined}
    >
      {wait && (status === "loading" || isPageLoading) && <PageWait {...wait} />}
      {status === "failed" && (
        <RemotePanel
          isSlow={view.status === "slow"}
          problem={view.problem ?? "It couldn't be displayed."}
          reportId={reportId}
          onRetry={retry}
          leave={getLeaveLink(remote)}
        />
      )}
      <div ref={host} />
    </div>
  );
}
