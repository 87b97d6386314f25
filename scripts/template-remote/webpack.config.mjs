import { createRemote } from "../webpack.base.mjs";

export default createRemote("mfe-__slug__");
