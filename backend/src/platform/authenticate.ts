import { parseRole, type Access, type ApiKeyScope, type Role } from "@listwise/contracts";
import { fail } from "./errors";

/** Who makes a call, as the session in the database says at this moment. */
export interface Principal {
  id: number;
  sessionId: string;
  name: string;
  email: string;
  /** `user` for an administrator whose second factor is missing. */
  role: Role;
  /** The account is an administrator's and has no second factor where one is required. */
  secondFactorMissing: boolean;
  /** The session's owner signed in or confirmed it within the last 10 minutes. */
  recentSignIn: boolean;
  /** The account may do more than confirm its address. */
  verified: boolean;
}

/** A team that makes a call with its token: it may act on its one release alone. */
export interface Team {
  tokenId: number;
  release: string;
  label: string;
}

/** How every key begins with which a user's own programs call the API. */
export const API_KEY_PREFIX = "lwk_";

/**
 * Turns such a key into its user, with the rights of a plain user, and counts the call in the user's plan. Throws
 * `UNAUTHORIZED`, `FORBIDDEN` without the scope that the call needs, `FEATURE_LIMIT_EXCEEDED` or `RATE_LIMITED`; a call
 * that is refused is not counted.
 */
export type KeyResolver = (key: string, scope: ApiKeyScope) => Promise<Principal>;

/** How every team's token begins. */
export const TEAM_TOKEN_PREFIX = "lwt_";

/** Turns a team's token into the team. Throws `UNAUTHORIZED`. */
export type TeamResolver = (token: string) => Promise<Team>;

/** Turns an access token into a principal. Throws `UNAUTHORIZED` or `SESSION_TERMINATED`. */
export type TokenResolver = (token: string) => Promise<Principal>;

/** Checks access tokens; how is told by the module that owns the sessions. */
export interface Authenticator {
  use(resolver: TokenResolver): void;
  authenticate(token: string): Promise<Principal>;
  useTeams(resolver: TeamResolver): void;
  authenticateTeam(token: string): Promise<Team>;
  useKeys(resolver: KeyResolver): void;
  authenticateKey: KeyResolver;
}

/** Makes an authenticator that refuses everyone until it is told how to check. */
export function createAuthenticator(): Authenticator {
  let resolve: TokenResolver = () => Promise.reject(fail("UNAUTHORIZED", "Sign in to continue."));
  let resolveTeam: TeamResolver = () => Promise.reject(fail("UNAUTHORIZED", "This token is not known."));
  let resolveKey: KeyResolver = () => Promise.reject(fail("UNAUTHORIZED", "This API key is not known."));
  return {
    use: (resolver) => void (resolve = resolver),
    authenticate: (token) => resolve(token),
    useTeams: (resolver) => void (resolveTeam = resolver),
    authenticateTeam: (token) => resolveTeam(token),
    useKeys: (resolver) => void (resolveKey = resolver),
    authenticateKey: (key, scope) => resolveKey(key, scope),
  };
}

/** The token of an `Authorization: Bearer …` header, `null` when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([^\s]+)$/i.exec(header ?? "")?.[1] ?? null;
}

/** Throws unless the principal may make calls of this kind. */
export function assertAccess(access: Access, principal: Principal): void {
  if (access === "public" || access === "session") return;
  if (!principal.verified) throw fail("EMAIL_NOT_VERIFIED", "Confirm your e-mail address to continue.");
  if (access === "user") return;
  if (principal.secondFactorMissing) {
    throw fail(
      "SECOND_FACTOR_REQUIRED",
      "Administrators need a second factor. Set up a passkey or an authenticator app in Settings.",
    );
  }
  const role = parseRole(principal.role);
  if (role === "superadmin" || (role === "admin" && access !== "superadmin")) return;
  throw fail("FORBIDDEN", "You may not do this.");
}
