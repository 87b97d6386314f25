import type { Guard, RemoteName } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";
import { useContext, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { whenIdle } from "../preload/when-idle";
import { useRegistryStore } from "../registry/registry.store";
import { stateOf } from "../remotes/remotes.store";
import { RouterContext } from "../routes/router-context";
import { mountRemote } from "./mount-remote";

const Place = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;
  @media print {
    display: none;
  }
`;

interface BannerProps {
  remote: RemoteName;
  module: string;
  id: string;
  /** Pixels it takes, as far as its remote knows. */
  height: number;
}

/** As high as it was here the last time, so that nothing below it moves when it comes, or when there is none. */
function useRemembered(id: string, first: number) {
  const key = `banner-height-${id}`;
  const [height] = useState(() => Number(storage.get(key) ?? first));
  return { height, remember: (seen: number) => storage.set(key, String(seen)) };
}

/** A banner comes when the browser is idle. One that fails is missed by nobody: its place closes, the rest stands. */
function Banner({ remote, module, id, height: first }: BannerProps) {
  const router = useContext(RouterContext);
  const host = useRef<HTMLDivElement>(null);
  const { height, remember } = useRemembered(id, first);
  const [settled, setSettled] = useState(false);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    const element = host.current;
    if (!element || !router) return;
    let leave: (() => void) | undefined;
    const sizes = new ResizeObserver(() => {
      // What it draws first is as high as its place; empty means that there is nothing to show.
      if (element.querySelector("[aria-busy='true']")) return;
      setSettled(true);
      remember(element.offsetHeight);
    });
    const cancel = whenIdle(() => {
      if (stateOf(remote).status === "failed") return setStatus("failed");
      leave = mountRemote({
        remote,
        module,
        host: element,
        router,
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
      leave?.();
    };
    // The place outlives its renderings; only another widget or router mounts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `remember` only writes under the widget's own key
  }, [remote, module, router]);

  return (
    <Place $height={settled || status === "failed" ? 0 : height} data-widget={id} data-remote-status={status}>
      <div ref={host} />
    </Place>
  );
}

/** The banners that remotes offer above the pages of who is signed in. */
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
