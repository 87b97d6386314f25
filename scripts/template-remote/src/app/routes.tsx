import { Loading, PlannedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { paths } from "./paths";

const __Name__Page = lazy(() =>
  import("../features/__slug__/__slug__.page").then((module) => ({ default: module.__Name__Page })),
);

/** The pages of this remote; what its `remote.json` names and nobody built yet says so itself. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path={paths.home} element={<__Name__Page />} />
        <Route path="*" element={<PlannedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
