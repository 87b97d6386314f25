import type { ClientReport } from "@listwise/contracts";
import { reportFailure } from "../registry/report-failure";
import type { LoadableRemote } from "../remote-module";
import { setRemoteState } from "./remotes.store";

type What = Pick<ClientReport, "phase" | "code"> & { cause: unknown };

/** Reports an error of a remote's version and stores the report number for its error panel. */
export function reportRemote({ name, version }: Pick<LoadableRemote, "name" | "version">, what: What): void {
  void reportFailure({ remote: name, version, ...what }).then((reportId) => {
    if (reportId) setRemoteState(name, { reportId });
  });
}
