import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { usePageMetadata, useSetPageMetadata } from "./use-page-metadata";

function Article({ title }: { title: string }) {
  useSetPageMetadata({ title, description: "Summary" });
  return null;
}

function Tab({ pathname }: { pathname: string }) {
  const metadata = usePageMetadata(pathname);
  return <p>{metadata ? `${metadata.title}: ${metadata.description}` : "None"}</p>;
}

function Site({ pathname = "/blog/a-post" }: { pathname?: string }) {
  const [title, setTitle] = useState<string | null>("First");
  return (
    <MemoryRouter initialEntries={["/blog/a-post"]}>
      <Tab pathname={pathname} />
      {title !== null && <Article title={title} />}
      <button onClick={() => setTitle("Second")}>Rename</button>
      <button onClick={() => setTitle(null)}>Leave</button>
    </MemoryRouter>
  );
}

test("a page's metadata applies to its own path until it unmounts", () => {
  const { rerender } = render(<Site />);
  expect(screen.getByText("First: Summary")).toBeInTheDocument();
  act(() => screen.getByText("Rename").click());
  expect(screen.getByText("Second: Summary")).toBeInTheDocument();
  rerender(<Site pathname="/blog" />);
  expect(screen.getByText("None")).toBeInTheDocument();
  rerender(<Site />);
  act(() => screen.getByText("Leave").click());
  expect(screen.getByText("None")).toBeInTheDocument();
});
