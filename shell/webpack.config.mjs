import { createHost } from "../webpack.base.mjs";

export default createHost();
