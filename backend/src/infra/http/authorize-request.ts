import type { Endpoint } from "@listwise/contracts/api";
import type { FastifyRequest } from "fastify";
import {
  API_KEY_PREFIX,
  assertAccess,
  assertViewable,
  parseBearerToken,
  PRODUCT_TAGS,
  TEAM_TOKEN_PREFIX,
  type Principal,
} from "./authenticate";
import type { AppContext } from "../context";
import { ApiFailure, fail } from "./errors";

/** Window, in minutes, in which denials are counted together; chosen by us. */
const DENIAL_WINDOW_MINUTES = 15;

/**
 * Returns the hooks that authorize requests to an endpoint: before the body is read, and again after it has arrived.
 * Every API route uses both.
 */
export function createAuthorizationHooks(ctx: AppContext, endpoint: Endpoint) {
  return {
    onRequest: (request: FastifyRequest) => authorize(ctx, endpoint, request),
    preHandler: (request: FastifyRequest) => reauthorize(ctx, endpoint, request),
  };
}

/**
 * Identifies the caller, applies the endpoint's rate limit and checks access.
 * @throws UNAUTHORIZED, FORBIDDEN, RATE_LIMITED and the other codes of {@link assertAccess}
 */
async function authorize(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const isTeam = await authorizeTeam(ctx, endpoint, request);
  if (!isTeam) request.principal = await identify(ctx, endpoint, request);
  assertViewable(endpoint, request.principal);
  if (endpoint.perMinute !== undefined) await enforceRateLimit(ctx, endpoint, endpoint.perMinute, request);
  if (!isTeam) await assertAllowed(ctx, endpoint, request);
}

/**
 * Checks the session again after the body has arrived, because a slow sender may have lost the session or rights in the
 * meantime. API keys and team tokens are skipped: nothing they do is irreversible.
 */
async function reauthorize(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const token = parseBearerToken(request.headers.authorization);
  if (endpoint.access === "public" || request.body === undefined || !request.principal || token === null)
    return;
  if (token.startsWith(API_KEY_PREFIX)) return;
  request.principal = await ctx.auth.authenticate(token);
  await assertAllowed(ctx, endpoint, request);
}

async function assertAllowed(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.access === "public") return;
  if (!request.principal) throw fail("UNAUTHORIZED", "Sign in to continue.");
  try {
    assertAccess(endpoint.access, request.principal);
  } catch (error) {
    if (["team", "admin", "superadmin"].includes(endpoint.access)) {
      await recordDenied(ctx, request, endpoint.path);
    }
    throw error;
  }
  if (endpoint.recentSignIn && !request.principal.recentSignIn) {
    throw fail("RECENT_SIGN_IN_REQUIRED", "Confirm it's you to continue. Nothing was changed.");
  }
}

/**
 * Authenticates a team token, which is valid only for the team's own release. Returns false if the endpoint or the
 * token isn't for teams.
 */
async function authorizeTeam(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<boolean> {
  const token = parseBearerToken(request.headers.authorization);
  if (endpoint.access !== "team" || !token?.startsWith(TEAM_TOKEN_PREFIX)) return false;
  const team = await ctx.auth.authenticateTeam(token);
  const { params } = request;
  const name = typeof params === "object" && params !== null && "name" in params ? params.name : team.release;
  request.team = team;
  if (name !== team.release) {
    const details = `${endpoint.path} of ${String(name)} with team token ${team.label}`;
    await recordDenied(ctx, request, details, "release.denied");
    throw fail("FORBIDDEN", `This token is only valid for ${team.release}. Use a token of the other team.`);
  }
  return true;
}

/**
 * Returns the caller, address and id of a request, as audit entries store them. A viewing administrator is the caller,
 * not the owner of the account.
 */
export function getRequestOrigin(request: FastifyRequest): {
  actorId: number | null;
  ip: string;
  requestId: string;
} {
  const { principal, ip, id } = request;
  return { actorId: principal?.viewer?.id ?? principal?.id ?? null, ip, requestId: id };
}

/**
 * Logs a denied request. Denials of one caller on one route are counted together for 15 minutes, and only the 1st,
 * 10th, 100th and so on write an audit entry, so that repeating them can't flood the audit log.
 */
export async function recordDenied(
  ctx: AppContext,
  request: FastifyRequest,
  details: string,
  action: "admin.denied" | "release.denied" = "admin.denied",
): Promise<void> {
  const caller = request.principal?.id ?? `team ${request.team?.tokenId}`;
  const route = `${request.method} ${request.routeOptions.url}`;
  const { hits } = await ctx.limiter.hit(`denied:${caller}:${route}`, DENIAL_WINDOW_MINUTES * 60);
  if (!/^10*$/.test(String(hits))) return;
  const times = hits === 1 ? "" : ` (${hits} times in ${DENIAL_WINDOW_MINUTES} minutes)`;
  await ctx.audit.record({
    action,
    result: "denied",
    ...getRequestOrigin(request),
    details: details + times,
  });
}

/**
 * Returns the key that a visitor's requests are counted under: the IPv4 address or the IPv6 /64 network, which belongs
 * to one household.
 */
export function toNetworkKey(ip: string): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*/s, "");
  if (!bare.includes(":")) return bare;
  const [head = "", tail = ""] = bare.split("::");
  const left = head.split(":").filter(Boolean);
  const right = bare.includes("::") ? tail.split(":").filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Returns the network that reports are counted under: the IPv4 /24 or the IPv6 /48, the largest block that one customer
 * gets.
 */
export function toWideNetwork(ip: string): string {
  const network = toNetworkKey(ip);
  const [a, b, c] = network.split(/[.:]/);
  return network.includes(":") ? `${a}:${b}:${c}::/48` : `${a}.${b}.${c}.0/24`;
}

async function identify(
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Principal | null> {
  const token = parseBearerToken(request.headers.authorization);
  if (token === null) return null;
  if (token.startsWith(API_KEY_PREFIX)) {
    if (endpoint.access !== "user" || !PRODUCT_TAGS.includes(endpoint.tag)) {
      throw fail("FORBIDDEN", "API keys can't access this endpoint. Sign in instead.");
    }
    return ctx.auth.authenticateKey(token, endpoint.method === "GET" ? "read" : "write");
  }
  try {
    return await ctx.auth.authenticate(token);
  } catch (error) {
    // A public endpoint treats an invalid token like no token.
    if (endpoint.access === "public" && error instanceof ApiFailure) return null;
    if (token.startsWith(TEAM_TOKEN_PREFIX))
      throw fail(
        "UNAUTHORIZED",
        "Team tokens only work for their own team's releases. Sign in for anything else.",
      );
    throw error;
  }
}

/** A viewing administrator doesn't use up the requests of the account. */
function getCallerKey({ id, viewer }: Principal): string {
  return viewer ? `viewer:${viewer.id}` : `user:${id}`;
}

async function enforceRateLimit(
  ctx: AppContext,
  endpoint: Endpoint,
  perMinute: number,
  request: FastifyRequest,
): Promise<void> {
  const { principal, team } = request;
  const caller = team
    ? `team:${team.tokenId}`
    : principal
      ? getCallerKey(principal)
      : toNetworkKey(request.ip);
  const count = await ctx.limiter.hit(`call:${endpoint.method} ${endpoint.path}:${caller}`, 60);
  if (count.hits > perMinute) {
    throw fail("RATE_LIMITED", "Too many requests. Try again later.", undefined, count.secondsLeft);
  }
}
