/** An in-memory router for tests. Not part of the public exports. */
export { createMemoryRouter, MemoryRouter } from "react-router-dom";
