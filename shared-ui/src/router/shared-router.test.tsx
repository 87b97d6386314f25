import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { getRemoteRouteId } from "./data-router-like";
import { Link, Route, Routes, useParams } from "./facade";
import { SharedRouter } from "./shared-router";
import { useLeaveBlock } from "./use-leave-block";

function siteRouter(start: string) {
  return createMemoryRouter(
    [
      {
        id: getRemoteRouteId("mfe-content"),
        children: [{ path: "/blog" }, { path: "/blog/:slug" }, { path: "/:category/:slug" }],
      },
      { id: getRemoteRouteId("mfe-admin"), children: [{ path: "/admin/users" }] },
    ],
    { initialEntries: [start] },
  );
}

function Post() {
  return <p>Post {useParams().slug}</p>;
}

function content(router: ReturnType<typeof siteRouter>) {
  return (
    <SharedRouter router={router} owner="mfe-content">
      <Routes>
        <Route path="/blog" element={<Link to="/blog/first">First post</Link>} />
        <Route path="/blog/:slug" element={<Post />} />
        <Route path="/:category/:slug" element={<p>Generic page</p>} />
      </Routes>
    </SharedRouter>
  );
}

test("a link inside the remote navigates the shell's router, and Back returns", async () => {
  const router = siteRouter("/blog");
  render(content(router));
  await userEvent.click(screen.getByRole("link", { name: "First post" }));
  expect(await screen.findByText("Post first")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/blog/first");
  expect(router.state.historyAction).toBe("PUSH");
  await act(() => router.navigate(-1));
  expect(screen.getByRole("link", { name: "First post" })).toHaveAttribute("href", "/blog/first");
});

test("renders nothing for a URL of another remote, even if one of its patterns matches", async () => {
  const router = siteRouter("/blog");
  const { container } = render(content(router));
  await act(() => router.navigate("/admin/users"));
  expect(container).toBeEmptyDOMElement();
  await act(() => router.navigate("/about/team"));
  expect(screen.getByText("Generic page")).toBeInTheDocument();
});

test("a widget renders at every location", () => {
  render(<SharedRouter router={siteRouter("/admin/users")}>widget</SharedRouter>);
  expect(screen.getByText("widget")).toBeInTheDocument();
});

function Draft({ when }: { when: boolean }) {
  const { blocked, leave, stay } = useLeaveBlock(when);
  if (!blocked) return <p>Draft</p>;
  return (
    <>
      <button onClick={stay}>Stay</button>
      <button onClick={leave}>Leave</button>
    </>
  );
}

test("leaving with unsaved changes is blocked until it is confirmed", async () => {
  const router = siteRouter("/blog");
  const page = (when: boolean) => (
    <SharedRouter router={router}>
      <Draft when={when} />
    </SharedRouter>
  );
  const { rerender } = render(page(true));
  await act(() => router.navigate("/blog?page=2"));
  expect(router.state.location.search).toBe("?page=2");
  await act(() => router.navigate("/admin/users"));
  await userEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(router.state.location.pathname).toBe("/blog");
  expect(screen.getByText("Draft")).toBeInTheDocument();
  await act(() => router.navigate("/admin/users"));
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(router.state.location.pathname).toBe("/admin/users");
  await act(() => router.navigate("/blog"));
  rerender(page(false));
  await act(() => router.navigate("/admin/users"));
  expect(router.state.location.pathname).toBe("/admin/users");
});
