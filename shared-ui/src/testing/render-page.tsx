import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { Route, Routes, useLocation } from "../router/facade";
import { renderWithProviders } from "./render-with-providers";

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Renders a page under its route pattern, opened at a URL. */
export function renderPage(
  page: ReactElement,
  { path, at = path }: { path: string; at?: string },
): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(
    <>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>,
    { route: at },
  );
}

/** Returns the current path, query and hash. */
export function address(): string | null {
  return screen.getByTestId("address").textContent;
}
