import { createRemote } from "@listwise/remote-preset";

export default createRemote(import.meta.dirname);
