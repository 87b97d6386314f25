import { Stop } from "./program.mjs";

/** @import { GateFinding } from "@listwise/contracts/releases" */
/** @typedef {{ message?: string, details?: { findings?: GateFinding[] } }} Refusal */
/** @typedef {ReturnType<typeof createClient>} Client */

const TEAM_TOKEN_PREFIX = "lwt_";
const DEMO = { email: "admin@listwise.example", password: "listwise-demo" };

/**
 * Returns a client for the delivery API of the site at `RELEASE_URL`.
 * @param {{ demo: boolean, env: NodeJS.ProcessEnv }} options `demo` signs in as the demo administrator
 */
export function createClient({ demo, env }) {
  const url = (env.RELEASE_URL || "http://localhost:4000").replace(/\/+$/, "");
  let token = env.RELEASE_TOKEN || null;

  /**
   * @template T
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<T>}
   */
  async function send(method, path, body) {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    };
    let response;
    try {
      response = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const why = cause instanceof Error && "code" in cause ? cause.code : error;
      throw new Stop(`No site responds at ${url} (${why}). Start it, or set RELEASE_URL to its address.`);
    }
    const answer = await response.json().catch(() => null);
    if (response.ok && answer) return answer;
    throw Object.assign(createRefusal(response.status, answer, token), { status: response.status });
  }

  async function signIn() {
    /** @type {{ token: string }} */
    const answer = await send("POST", "/auth/login", DEMO).catch((error) => {
      throw new Stop(
        `${url} has no demo administrator: --demo is for a site on this machine. ${error.message}`,
      );
    });
    token = answer.token;
  }

  return {
    url,
    /**
     * @template T
     * @param {string} method
     * @param {string} path
     * @param {object} [body]
     * @returns {Promise<T>}
     */
    async call(method, path, body) {
      if (demo && !token) await signIn();
      if (!token) {
        throw new Stop("Set RELEASE_TOKEN to your team's token, or use --demo on a site on this machine.");
      }
      return send(method, path, body);
    },
  };
}

/**
 * Creates an error from the site's response, with the gate's findings one per line.
 * @param {number} status
 * @param {Refusal | null} answer
 * @param {string | null} token
 */
function createRefusal(status, answer, token) {
  if (!answer?.message)
    return new Stop(`The site responded with ${status} and no reason. Check RELEASE_URL.`);
  const hint =
    status === 401 && !token?.startsWith(TEAM_TOKEN_PREFIX)
      ? " RELEASE_TOKEN must hold your team's token, or use --demo on a site on this machine."
      : "";
  const findings = answer.details?.findings;
  if (Array.isArray(findings)) {
    return Object.assign(new Stop(`Refused:\n${formatFindings(findings)}`), { findings });
  }
  return new Stop(answer.message + hint);
}

/**
 * Formats the gate's findings, one per line.
 * @param {GateFinding[]} findings
 */
export function formatFindings(findings) {
  const signs = { error: "✖", confirm: "?", warning: "!" };
  return findings
    .map(({ level, rule, message }) => `  ${signs[level]} ${rule.padEnd(11)} ${message}`)
    .join("\n");
}

/**
 * Returns the dangerous differences that an administrator can confirm, if nothing else makes the site refuse a call.
 * @param {unknown} refusal
 * @returns {string[]}
 */
export function getDangers(refusal) {
  /** @type {GateFinding[]} */
  const findings = refusal instanceof Stop && "findings" in refusal ? Object(refusal.findings) : [];
  if (findings.some(({ level }) => level === "error")) return [];
  return findings.filter(({ level }) => level === "confirm").map(({ message }) => message);
}
