import { createHost } from "../scripts/lib/host-config.mjs";

export default createHost();
