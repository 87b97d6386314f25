import { getRemoteRouteId } from "../router/data-router-like";
import { createMemoryRouter } from "../router/memory-router";

/** Creates a double of the shell's router: a page of this remote is open at an address. */
export function createTestRouter(remote: string, at: string): ReturnType<typeof createMemoryRouter> {
  return createMemoryRouter([{ id: getRemoteRouteId(remote), path: "*", element: null }], {
    initialEntries: [at],
  });
}
