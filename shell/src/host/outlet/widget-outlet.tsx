import type { Guard, Widget } from "@listwise/contracts/remotes";
import { useSearchParams } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import { RemoteSlot } from "./remote-slot";

interface WidgetOutletProps {
  outlet: Widget["outlet"];
  /** Returns true if the visitor may see widgets with this guard. */
  may: (guard: Guard) => boolean;
}

/** Mounts the site-wide widgets of remotes, each while its query parameter is present. */
export function WidgetOutlet({ outlet, may }: WidgetOutletProps) {
  const remotes = useRegistryStore((state) => state.registry?.remotes);
  const [search] = useSearchParams();
  const shown = (remotes ?? []).flatMap((remote) =>
    remote.descriptor.widgets
      .filter((widget) => widget.outlet === outlet && search.has(widget.query) && may(widget.guard))
      .map((widget) => ({ remote: remote.name, ...widget })),
  );
  return shown.map(({ remote, module, id }) => <RemoteSlot key={id} remote={remote} module={module} />);
}
