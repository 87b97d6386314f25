import { viewsEndpoints } from "@listwise/contracts/views";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { answerWith, failWith, resetSession, signInAs, startApiServer } from "../testing";
import { useSavedViews } from "./use-saved-views";

const view = { id: 1, name: "Top", query: "band=1-3", position: 4 };
const server = startApiServer();
beforeEach(() => {
  resetSession();
  signInAs("user");
});

function renderViews() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSavedViews("rankings"), { wrapper }).result;
}

test("views that can't be loaded can be loaded again", async () => {
  server.use(failWith(viewsEndpoints.list, "INTERNAL", "No."));
  const result = renderViews();
  await waitFor(() => expect(result.current.retry).toBeDefined());
  expect(result.current.views).toEqual([]);
  server.use(answerWith(viewsEndpoints.list, { success: true, data: [view] }));
  result.current.retry?.();
  await waitFor(() => expect(result.current.views).toEqual([view]));
  expect(result.current.retry).toBeUndefined();
});

test("a refused change rejects with the server's message, and the list is loaded again", async () => {
  server.use(
    answerWith(viewsEndpoints.list, { success: true, data: [view] }),
    failWith(viewsEndpoints.change, "CONFLICT", "You already have a view named “Best”."),
    failWith(viewsEndpoints.remove, "NOT_FOUND", "This view doesn't exist."),
  );
  const result = renderViews();
  await waitFor(() => expect(result.current.views).toEqual([view]));
  await expect(result.current.change(1, { name: "Best" })).rejects.toThrow("“Best”");
  await expect(result.current.remove(1)).rejects.toThrow("doesn't exist");
  await waitFor(() => expect(result.current.views).toEqual([view]));
});
