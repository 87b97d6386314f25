export { call, type CallRequest } from "./http/call";
export { ensureFreshSession, type Freshness } from "./http/ensure-fresh-session";
export {
  confirmSession,
  createNotConfirmedError,
  setSessionConfirmer,
  type SessionConfirmer,
} from "./http/confirm-session";
export { fetchFile } from "./http/fetch-file";
export { ApiError } from "./http/api-error";
export { describeError, type ErrorDescription } from "./http/describe-error";
export { configureApi } from "./http/send";
export { useConnection, type Connection, type ConnectionStatus } from "./http/connection";
export { signOut } from "./http/sign-out";
export { signIn, updateUser, type EndReason } from "./session/change-session";
export { getView, startViewing, stopViewing } from "./session/viewing";
export { followOtherTabs } from "./session/follow-other-tabs";
export { getSession, useSession, type Session } from "./session/session.store";
export { getAccessToken, type SessionUser } from "./session/stored-session";
export { getFingerprint } from "./session/fingerprint";
export { getServerTime, isTokenLive } from "./session/token";
export { announceRelation } from "./events/announce-relation";
export { bus, type Bus } from "./events/bus";
export { createScopedBus, type ScopedBus } from "./events/scoped-bus";
export { useBusEvent } from "./events/use-bus-event";
export { connectSocket, disconnectSocket } from "./socket/socket";
export { queryClient } from "./query/query-client";
export { persistQueries, type PersistedQueries } from "./query/persist-queries";
export {
  decide,
  needsSecondFactor,
  needsVerification,
  SECOND_FACTOR_PATH,
  type Decision,
  type Situation,
} from "./guards/decide";
export { guard, guardRoute, canEnter } from "./guards/guard";
export { isLicensed, onLicenseLost, setLicenseOk } from "./guards/license";
export { saveReturnPath, consumeReturnPath } from "./guards/return-path";
export { HOME_PATH, sanitizeReturnPath } from "./guards/sanitize-return-path";
export { parsePlanRefusal, type PlanRefusal } from "./limits/parse-plan-refusal";
export { LIMITS_KEY, useFeatureAccess, type FeatureAccess } from "./limits/use-feature-access";
export { usePlanLock, type PlanLock } from "./limits/use-plan-lock";
export { useTrackUsage, type TrackedUse } from "./limits/use-track-usage";
export { useSavedViews, type SavedTableViews } from "./views/use-saved-views";
export { preloadWorkspace, useWorkspace, type CurrentWorkspace } from "./workspace/use-workspace";
export { setWorkspace } from "./workspace/set-workspace";
export {
  adoptWorkspace,
  getKnownWorkspace,
  getWorkspace,
  setWorkspaceCheck,
} from "./workspace/workspace.store";
export { addWorkspaceParams, parseWorkspace } from "./workspace/workspace-params";
// Releases may use the export under its first name.
export { cache, CACHE_TTL_MS as CACHE_TTL } from "./storage/cache";
export { onStorageChange } from "./storage/on-storage-change";
export { storage, tabStorage, type SafeStorage } from "./storage/safe-storage";
export { openTabDraft, type TabDraft } from "./storage/tab-draft";
export { log } from "./platform/log";
export { setPage, type Page } from "./platform/page";
export { singleton } from "./platform/singleton";
