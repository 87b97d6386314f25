import { AppProviders, Toaster, useLocation, type DataRouterLike } from "@listwise/shared-ui";
import { clearToasts } from "@listwise/shared-ui/testing";
import { QueryClient } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { memoryHistory } from "./memory-history";

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  router: DataRouterLike;
  client: QueryClient;
}

/** Renders a page with the shell's router, toasts and the current address. */
export function renderPage(page: ReactElement, route: string): RenderedPage {
  clearToasts();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = memoryHistory(route);
  const result = render(
    <AppProviders router={router} client={client}>
      <main>{page}</main>
      <Toaster />
      <Address />
    </AppProviders>,
  );
  return { ...result, user: userEvent.setup(), router, client };
}
