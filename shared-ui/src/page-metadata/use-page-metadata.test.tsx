import { screen } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "../testing";
import { usePageMetadata, useSetPageMetadata } from "./use-page-metadata";

function Article({ title }: { title: string }) {
  useSetPageMetadata({ title, description: "Summary" });
  return null;
}

function Tab({ pathname }: { pathname: string }) {
  const metadata = usePageMetadata(pathname);
  return <p>{`${pathname}: ${metadata ? `${metadata.title}, ${metadata.description}` : "none"}`}</p>;
}

function Site() {
  const [title, setTitle] = useState<string | null>("First");
  return (
    <>
      <Tab pathname="/blog/a-post" />
      <Tab pathname="/blog" />
      {title !== null && <Article title={title} />}
      <button onClick={() => setTitle("Second")}>Rename</button>
      <button onClick={() => setTitle(null)}>Leave</button>
    </>
  );
}

test("a page's metadata applies to its own path until it unmounts", async () => {
  const { user } = renderPage(<Site />, { path: "/blog/:slug", at: "/blog/a-post" });
  expect(screen.getByText("/blog/a-post: First, Summary")).toBeInTheDocument();
  expect(screen.getByText("/blog: none")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Rename" }));
  expect(screen.getByText("/blog/a-post: Second, Summary")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.getByText("/blog/a-post: none")).toBeInTheDocument();
});
