/** For tests: a router without a browser. Not part of the public face. */
export { MemoryRouter } from "react-router-dom";
