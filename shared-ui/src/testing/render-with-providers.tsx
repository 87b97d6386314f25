import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "../router/memory-router";

export interface RenderOptions {
  /** Initial URL; default "/". */
  route?: string;
  /** Default: a new client without retries. */
  client?: QueryClient;
}

/** Renders inside the providers of a remote's root (router, query client) and returns a `user` for interactions. */
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
