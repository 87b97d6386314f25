import * as oidc from "openid-client";
import type { GoogleConfig } from "../../infra/config/config-providers";

const TIMEOUT_SECONDS = 10;

/** The identity that the provider has verified. */
export interface GoogleAccount {
  /** Permanent account id at the provider. Email addresses can change owners. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Loads the provider's metadata from its discovery document, unless the configuration names the endpoints. */
export async function connectProvider(google: GoogleConfig): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret, endpoints } = google;
  // The configuration only accepts plain http for localhost.
  const execute: ((provider: oidc.Configuration) => void)[] = [
    oidc.enableNonRepudiationChecks,
    // oxlint-disable-next-line typescript/no-deprecated -- marked only to warn of its use; an http issuer is a test's
    ...(/^http:/.test(issuer) ? [oidc.allowInsecureRequests] : []),
  ];
  if (!endpoints) {
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  }
  const provider = new oidc.Configuration(
    {
      issuer,
      authorization_endpoint: endpoints.authorization,
      token_endpoint: endpoints.token,
      jwks_uri: endpoints.jwks,
    },
    clientId,
    clientSecret,
  );
  provider.timeout = TIMEOUT_SECONDS;
  for (const prepare of execute) prepare(provider);
  return provider;
}

/** Returns the authorization URL to redirect the browser to. */
export async function buildAuthorizationUrl(
  provider: oidc.Configuration,
  { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
  redirectUri: string,
): Promise<string> {
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    prompt: "select_account",
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  }).href;
}

/**
 * Exchanges the callback's code for the user's identity.
 *
 * @throws Error if state, issuer, nonce, or the token's signature, audience or times are invalid
 */
export async function verifyCallback(
  provider: oidc.Configuration,
  callback: URL,
  { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
): Promise<GoogleAccount> {
  const tokens = await oidc.authorizationCodeGrant(provider, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The provider sent no identity token.");
  const { sub, email, email_verified: emailVerified, name } = claims;
  if (typeof email !== "string" || email.length > 254)
    throw new Error("The provider sent no valid email address.");
  const address = email.trim().toLowerCase();
  return {
    subject: sub,
    email: address,
    emailVerified: emailVerified === true,
    name: (typeof name === "string" && name.trim() ? name.trim() : address).slice(0, 100),
  };
}
