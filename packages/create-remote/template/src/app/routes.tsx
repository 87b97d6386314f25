import { Route, Routes, UnimplementedRoute, type RemotePage } from "@listwise/sdk";
import { Loading } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { paths } from "./paths";

const __Name__Page = lazy(() =>
  import("../features/__slug__/__slug__.page").then((module) => ({ default: module.__Name__Page })),
);

/** Renders the pages of this remote. Routes in `remote.json` without a page show a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        <Route path={paths.home} element={<__Name__Page />} />
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
