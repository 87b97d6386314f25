import type { Guard, RemoteName } from "@listwise/contracts/remotes";
import { storage } from "@listwise/shared-auth";
import { useContext, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { runWhenIdle } from "../delivery/preload/run-when-idle";
import { useRegistryStore } from "../registry/registry.store";
import { getRemoteView } from "../delivery/remotes.store";
import { OutletContext } from "./outlet-context";
import { mountRemote } from "../lifecycle/mount-remote";

/** Has exactly the reserved height (none at the first visit) until the banner is settled, whatever its skeleton needs. */
const Place = styled.div<{ $height: number | null }>`
  min-height: ${({ $height }) => $height ?? 0}px;
  ${({ $height }) => $height !== null && `max-height: ${$height}px; overflow: clip;`}
  /* The keyboard reaches a banner whose space is not open yet. */
  &:focus-within {
    max-height: none;
  }
  @media print {
    display: none;
  }
`;

interface BannerProps {
  remote: RemoteName;
  module: string;
  id: string;
  /** Height in pixels that the remote declares; 0 for a widget that comes and goes. */
  height: number;
}

/** Returns the banner's height from the last visit, so that the content below does not shift. */
function useStoredHeight(id: string, first: number) {
  const key = `banner-height-${id}`;
  const [height] = useState(() => Number(storage.get(key) ?? 0));
  // Widgets that declare no height come and go; only the others have room reserved.
  return { height, remember: (seen: number) => first > 0 && storage.set(key, String(seen)) };
}

/** Renders a banner when the browser is idle. If it fails, its space closes silently. */
function Banner({ remote, module, id, height: first }: BannerProps) {
  const site = useContext(OutletContext);
  const host = useRef<HTMLDivElement>(null);
  const { height, remember } = useStoredHeight(id, first);
  const [settled, setSettled] = useState(false);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    const element = host.current;
    if (!element || !site) return;
    let leave: (() => void) | undefined;
    let stopWaiting: (() => void) | undefined;
    const sizes = new ResizeObserver(() => {
      // An empty element means that there is nothing to show.
      if (element.querySelector("[aria-busy='true']")) return;
      const isShown = element.offsetHeight > 0;
      remember(element.offsetHeight);
      // Opening or closing the space of a banner while the user reads would shift the page.
      const shifts = first > 0 && isShown !== height > 0;
      if (!shifts) setSettled(true);
      else stopWaiting ??= site.router.subscribe(() => setSettled(true));
    });
    const cancel = runWhenIdle(() => {
      if (["slow", "failed"].includes(getRemoteView(remote).status)) return setStatus("failed");
      leave = mountRemote(site.runtime, {
        remote,
        module,
        host: element,
        router: site.router,
        aside: true,
        onLoading: () => undefined,
        onReady: () => {
          setStatus("ready");
          sizes.observe(element);
        },
        onFailure: () => setStatus("failed"),
      });
    });
    return () => {
      cancel();
      sizes.disconnect();
      stopWaiting?.();
      leave?.();
    };
    // The host element survives re-renders; only another widget or site needs a new mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `remember` writes only the widget's own key
  }, [remote, module, site]);

  return (
    <Place
      $height={settled || status === "failed" ? null : height}
      data-widget={id}
      data-remote-status={status}
    >
      <div ref={host} />
    </Place>
  );
}

/** Renders the banners that remotes offer above the pages of signed-in users. */
export function BannerOutlet({ may }: { may: (guard: Guard) => boolean }) {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  return (remotes ?? []).flatMap(({ name, enabled, descriptor }) =>
    descriptor.widgets
      .filter(({ outlet, guard }) => enabled && outlet === "banner" && may(guard))
      .map(({ id, module, height = 0 }) => (
        <Banner key={id} remote={name} module={module} id={id} height={height} />
      )),
  );
}
