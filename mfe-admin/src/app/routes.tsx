import { Loading, UnimplementedRoute, Route, Routes, type RemotePage } from "@listwise/shared-ui";
import { lazy, Suspense } from "react";
import { pages as loadedPages } from "./pages";
import { paths } from "./paths";

const OverviewPage = lazy(() =>
  import("../features/overview/overview.page").then((module) => ({ default: module.OverviewPage })),
);
const UsersPage = lazy(() =>
  import("../features/users/users.page").then((module) => ({ default: module.UsersPage })),
);
const UserPage = lazy(() =>
  import("../features/user/user.page").then((module) => ({ default: module.UserPage })),
);
const SettingsPage = lazy(() =>
  import("../features/settings/settings.page").then((module) => ({ default: module.SettingsPage })),
);
const SystemPage = lazy(() =>
  import("../features/system/system.page").then((module) => ({ default: module.SystemPage })),
);

/** Renders the routes of this remote. Routes in `remote.json` without a page show a placeholder. */
export function AppRoutes({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <Suspense fallback={<Loading isPage />}>
      <Routes>
        <Route path={paths.overview} element={<OverviewPage />} />
        <Route path={paths.users} element={<UsersPage />} />
        <Route path={paths.user} element={<UserPage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.system} element={<SystemPage />} />
        {loadedPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<UnimplementedRoute pages={pages} />} />
      </Routes>
    </Suspense>
  );
}
