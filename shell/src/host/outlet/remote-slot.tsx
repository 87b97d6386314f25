import type { RemoteName } from "@listwise/contracts/remotes";
import { Loading } from "@listwise/shared-ui";
import { useContext, useEffect, useRef, useState } from "react";
import { getHostPorts } from "../ports";
import { prepareRetry } from "../delivery/load-remote";
import { getRemoteView, useRemotesStore } from "../delivery/remotes.store";
import { OutletContext } from "./outlet-context";
import { mountRemote } from "../lifecycle/mount-remote";
import { RemotePanel } from "./remote-panel";

interface RemoteSlotProps {
  remote: RemoteName;
  module: string;
  /** True for a widget, which has no skeleton while loading. */
  quiet?: boolean;
}

type Slot = { status: "loading" | "failed" } | { status: "ready"; version: string };

const LOADING: Slot = { status: "loading" };

function getLeaveLink() {
  return getHostPorts().token()
    ? { to: "/dashboard", label: "Go to dashboard" }
    : { to: "/", label: "Go to the home page" };
}

/** Renders a module of a remote: the skeleton, the module or the error panel. */
export function RemoteSlot({ remote, module, quiet = false }: RemoteSlotProps) {
  const site = useContext(OutletContext);
  const host = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState(LOADING);
  const [tries, setTries] = useState(0);

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
  const problem = getRemoteView(remote).problem ?? "It couldn't be displayed.";
  return (
    <div
      data-remote={remote}
      data-remote-status={status}
      data-remote-version={version}
      aria-busy={status === "loading"}
    >
      {status === "loading" && !quiet && <Loading />}
      {status === "failed" && (
        <RemotePanel problem={problem} reportId={reportId} onRetry={retry} leave={getLeaveLink()} />
      )}
      <div ref={host} />
    </div>
  );
}
