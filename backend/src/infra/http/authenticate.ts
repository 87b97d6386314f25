import type { ApiKeyScope } from "@listwise/contracts/account";
import { parseRole, type Access, type Endpoint, type Role } from "@listwise/contracts/api";
import { fail } from "./errors";

/** The caller, as stored in the session in the database right now. */
export interface Principal {
  id: number;
  sessionId: string;
  name: string;
  email: string;
  /** `user` if the caller is an administrator without a required second factor. */
  role: Role;
  /** True if the account is an administrator's and lacks a required second factor. */
  secondFactorMissing: boolean;
  /** True if the user signed in or confirmed their identity within the last 10 minutes. */
  recentSignIn: boolean;
  /** False if the account must confirm its email address before doing anything else. */
  verified: boolean;
  /** The administrator who views the account; without one, the caller is its owner. */
  viewer?: Viewer;
}

/** An administrator who views another account: they may read what {@link assertViewable} allows, and change nothing. */
export interface Viewer {
  /** The administrator's user id. */
  id: number;
  viewId: string;
}

/** A team authenticated by its token; it may act only on its own release. */
export interface Team {
  tokenId: number;
  release: string;
  label: string;
  /** The account that created the token; `null` if unknown. */
  createdBy: number | null;
  /** True if an administrator has to approve what the token makes live. */
  needsApproval: boolean;
  expiresAt: Date;
}

/** Prefix of the API keys that users create for their own programs. */
export const API_KEY_PREFIX = "lwk_";

/**
 * Resolves an API key to its user, with the rights of a regular user, and counts the request against the user's plan. A
 * refused request isn't counted.
 * @throws UNAUTHORIZED if the key is unknown
 * @throws FORBIDDEN if the key lacks the scope
 * @throws FEATURE_LIMIT_EXCEEDED or RATE_LIMITED if a limit is reached
 */
export type KeyResolver = (key: string, scope: ApiKeyScope) => Promise<Principal>;

/** Prefix of team tokens. */
export const TEAM_TOKEN_PREFIX = "lwt_";

/**
 * Resolves a team token to its team.
 * @throws UNAUTHORIZED
 */
export type TeamResolver = (token: string) => Promise<Team>;

/**
 * Resolves an access token to a principal.
 * @throws UNAUTHORIZED or SESSION_TERMINATED
 */
export type TokenResolver = (token: string) => Promise<Principal>;

/** Checks tokens with resolvers that the modules owning sessions, keys and teams register. */
export interface Authenticator {
  setTokenResolver(resolver: TokenResolver): void;
  authenticate(token: string): Promise<Principal>;
  setTeamResolver(resolver: TeamResolver): void;
  authenticateTeam(token: string): Promise<Team>;
  setKeyResolver(resolver: KeyResolver): void;
  authenticateKey: KeyResolver;
}

/** Creates an authenticator that refuses every token until its resolvers are registered. */
export function createAuthenticator(): Authenticator {
  let resolve: TokenResolver = () => Promise.reject(fail("UNAUTHORIZED", "Sign in to continue."));
  let resolveTeam: TeamResolver = () =>
    Promise.reject(fail("UNAUTHORIZED", "This token isn't valid. Sign in again."));
  let resolveKey: KeyResolver = () =>
    Promise.reject(fail("UNAUTHORIZED", "This API key isn't valid. Create a new key."));
  return {
    setTokenResolver: (resolver) => void (resolve = resolver),
    authenticate: (token) => resolve(token),
    setTeamResolver: (resolver) => void (resolveTeam = resolver),
    authenticateTeam: (token) => resolveTeam(token),
    setKeyResolver: (resolver) => void (resolveKey = resolver),
    authenticateKey: (key, scope) => resolveKey(key, scope),
  };
}

/** Returns the token of an `Authorization: Bearer …` header, or `null` if there isn't one. */
export function parseBearerToken(header: string | undefined): string | null {
  return /^Bearer +([^\s]+)$/i.exec(header ?? "")?.[1] ?? null;
}

/**
 * Tags of the endpoints that API keys and viewing administrators may use: apps and keywords, but never accounts, API
 * keys, billing or administration.
 */
export const PRODUCT_TAGS: readonly string[] = [
  "alerts",
  "app-notes",
  "apps",
  "checklists",
  "competitors",
  "exports",
  "icons",
  "keywords",
  "localizations",
  "rankings",
  "reviews",
  "shares",
  "subscription-limits",
  "tools",
  "user-keywords",
  "views",
];

/** Further tags of what the pages of an account show. Endpoints with secrets are marked in the contract. */
const VIEWABLE_TAGS = [
  ...PRODUCT_TAGS,
  "auth",
  "billing",
  "client-reports",
  "notifications",
  "review-connections",
  "users",
  "workspace",
];

/**
 * Checks that a viewing administrator may call an endpoint. Owners may call all endpoints.
 * @throws VIEW_ONLY
 */
export function assertViewable(
  { method, tag, access, viewable }: Pick<Endpoint, "method" | "tag" | "access" | "viewable">,
  principal: Principal | null,
): void {
  if (!principal?.viewer || viewable === true) return;
  if (method !== "GET") throw fail("VIEW_ONLY", "You're viewing this account, so nothing can be changed.");
  if (viewable !== false && (access === "public" || VIEWABLE_TAGS.includes(tag))) return;
  throw fail("VIEW_ONLY", "Only the owner of this account can see this.");
}

/**
 * Checks that the principal has this level of access.
 * @throws EMAIL_NOT_VERIFIED, SECOND_FACTOR_REQUIRED or FORBIDDEN
 */
export function assertAccess(access: Access, principal: Principal): void {
  if (access === "public" || access === "session") return;
  if (!principal.verified) throw fail("EMAIL_NOT_VERIFIED", "Confirm your email address to continue.");
  if (access === "user") return;
  if (principal.secondFactorMissing) {
    throw fail(
      "SECOND_FACTOR_REQUIRED",
      "Administrators need a second factor. Set up a passkey or an authenticator app in Settings.",
    );
  }
  const role = parseRole(principal.role);
  if (role === "superadmin" || (role === "admin" && access !== "superadmin")) return;
  throw fail("FORBIDDEN", "You don't have permission to do this. Ask an administrator for access.");
}
