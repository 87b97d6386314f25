import { siteEndpoints } from "@listwise/contracts/site";
import { bus, log, queryClient, tabStorage, useConnection } from "@listwise/shared-auth";
import { answerWith, handle, signInAs } from "@listwise/shared-auth/testing";
import { toast, Toaster } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse } from "msw";
import { setupSite } from "../../testing/setup-site";
import { announceSessionEnd } from "./session-end.store";
import { SessionNotices } from "./session-notices";
import { startSession } from "./start-session";

const server = setupSite();
startSession();
const ENDED = "An administrator ended your session.";

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(log, "warn").mockImplementation(() => {});
  useConnection.setState({ status: "online", answeredAt: new Date(2026, 0, 1, 14, 5).getTime() });
});

test("an ended session is an alert with the server's message, which the next page still shows", async () => {
  const { container } = render(<SessionNotices />);
  act(() => {
    announceSessionEnd(ENDED, "You will be redirected to the login page.");
  });

  expect(screen.getByRole("alert")).toHaveTextContent(`${ENDED}You will be redirected to the login page.`);
  expect(tabStorage.get("sessionEnded")).toBe(ENDED);
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(tabStorage.get("sessionEnded")).toBeNull();
});

test("a login removes the notice", () => {
  render(<SessionNotices />);
  act(() => {
    announceSessionEnd(ENDED, "");
  });
  act(() => {
    signInAs("user");
  });

  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("S61 a logout removes the previous user's toasts", () => {
  render(<Toaster />);
  act(() => void toast.success("Keyword tracked"));
  act(() => {
    bus.emit("user:logged-out", { reason: "user" });
  });

  expect(screen.queryByText("Keyword tracked")).not.toBeInTheDocument();
});

test("F26 an offline device shows a notice and what still works; it disappears with the connection", async () => {
  const { container } = render(<SessionNotices />);
  act(() => {
    window.dispatchEvent(new Event("offline"));
  });

  expect(screen.getByRole("status", { name: "Connection" })).toHaveTextContent(
    /You're offline\. Last updated at 2:05.PM\. You can keep reading/,
  );
  await expectNoViolations(container);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(screen.getByRole("status", { name: "Connection" })).toBeEmptyDOMElement();
});

test("F8 when an unreachable server is back, the visible data is refetched once", async () => {
  let asked = 0;
  function Screen() {
    const { data } = useQuery({ queryKey: ["x"], queryFn: () => (asked += 1), staleTime: Infinity });
    return <p>answer {data}</p>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <SessionNotices />
      <Screen />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("answer 1")).toBeInTheDocument();
  server.use(handle(siteEndpoints.health, () => HttpResponse.error()));
  act(() => {
    useConnection.setState({ status: "unreachable" });
  });
  const banner = screen.getByRole("status", { name: "Connection" });
  expect(banner).toHaveTextContent("The server cannot be reached. Last updated at 2:05");

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(warned).toHaveBeenCalled();
  });
  expect(banner).not.toBeEmptyDOMElement();
  const health = { success: true, status: "ok", version: "1", uptimeSeconds: 1 } as const;
  server.use(answerWith(siteEndpoints.health, health));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("answer 2")).toBeInTheDocument();
  expect(banner).toBeEmptyDOMElement();
  expect(asked).toBe(2);
});
