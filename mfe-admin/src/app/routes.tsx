import { Loading, UnimplementedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { Suspense } from "react";
import { pages as loadedPages } from "./pages";

/** Renders the routes of this remote. Routes in `remote.json` without a page show a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        {loadedPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
