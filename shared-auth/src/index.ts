export { call, type CallRequest } from "./http/call";
export { freshenSession, type Freshness } from "./http/freshen-session";
export {
  confirmSession,
  notConfirmed,
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
export { followOtherTabs } from "./session/follow-other-tabs";
export { getSession, useSession, type Session } from "./session/session.store";
export { accessToken, type SessionUser } from "./session/stored-session";
export { fingerprint } from "./session/fingerprint";
export { serverNow, tokenIsLive } from "./session/token";
export { bus, type Bus } from "./events/bus";
export { createOwnedBus, type OwnedBus } from "./events/owned-bus";
export { useBusEvent } from "./events/use-bus-event";
export { connectSocket, disconnectSocket } from "./socket/socket";
export { queryClient } from "./query/query-client";
export { keepAnswers, type KeptAnswers } from "./query/kept-answers";
export {
  decide,
  needsSecondFactor,
  needsVerification,
  SECOND_FACTOR_PATH,
  type Decision,
  type Situation,
} from "./guards/decide";
export { guard, guardRoute, mayEnter } from "./guards/guard";
export { licenseOk, onLicenseLost, setLicenseOk } from "./guards/license";
export { rememberOrigin, takeOrigin } from "./guards/origin-path";
export { HOME_PATH, safeReturnPath } from "./guards/safe-return-path";
export { LIMITS_KEY, useFeatureAccess, type FeatureAccess } from "./limits/use-feature-access";
export { useTrackUsage, type TrackedUse } from "./limits/use-track-usage";
export { cache, CACHE_TTL } from "./storage/cache";
export { onStorageChange } from "./storage/on-storage-change";
export { storage, tabStorage, type SafeStorage } from "./storage/safe-storage";
export { log } from "./platform/log";
export { setPage, type Page } from "./platform/page";
export { singleton } from "./platform/singleton";
