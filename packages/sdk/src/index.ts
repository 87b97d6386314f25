// Everything that a remote needs from its shell, by name. Components are in `@listwise/shared-ui`, endpoints in `@listwise/contracts`.
export { createLifecycles } from "./create-lifecycles";
export {
  AppProviders,
  startStandalone,
  UnimplementedRoute,
  type AppProvidersProps,
  type DataRouterLike,
  type Lifecycles,
  type RemotePage,
  type RemoteProps,
} from "@listwise/shared-ui";
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLeaveBlock,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "@listwise/shared-ui";
export { bus, useBusEvent } from "@listwise/shared-auth";
export { ApiError, call, queryClient, useSession, useWorkspace } from "@listwise/shared-auth";
export type { AppEventName, AppEventPayload, AppEvents } from "@listwise/contracts/events";
export type {
  Guard,
  NavEntry,
  Release,
  RemoteDescriptor,
  RemoteRoute,
  Widget,
} from "@listwise/contracts/remotes";
