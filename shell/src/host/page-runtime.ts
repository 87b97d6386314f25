import { RemoteRuntime } from "./remote-runtime";

/** The runtime of this page. The shell's own code passes it to the host, which never imports it. */
export const pageRuntime = new RemoteRuntime();
