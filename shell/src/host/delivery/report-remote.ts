import type { ClientReport } from "@listwise/contracts/site";
import { reportFailure } from "../registry/report-failure";
import type { LoadableRemote } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { setRemoteView } from "./remotes.store";

type What = Pick<ClientReport, "phase" | "code"> & { cause: unknown; recovered?: boolean };

/** Reports an error of a remote's version and stores the report number for its error panel. */
export function reportRemote(
  runtime: RemoteRuntime,
  { name, version }: Pick<LoadableRemote, "name" | "version">,
  what: What,
): void {
  void reportFailure(runtime, { remote: name, version, ...what }).then((reportId) => {
    if (reportId) setRemoteView(name, { reportId });
  });
}
