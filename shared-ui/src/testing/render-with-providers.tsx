import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "../router/memory-router";

export interface RenderOptions {
  /** Where the page stands; default "/". */
  route?: string;
  /** Default: a fresh client that does not retry. */
  client?: QueryClient;
}

/** Renders inside what every root of a remote has (router, query client) and answers a user to act with. */
export function renderWithProviders(
  element: ReactElement,
  { route = "/", client }: RenderOptions = {},
): RenderResult & { user: UserEvent } {
  const queryClient = client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[route]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), ...result };
}
