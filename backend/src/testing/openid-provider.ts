import { OAuth2Server, type MutableToken } from "oauth2-mock-server";

/** Claims of the identity token, and faults of the provider. */
export interface ProviderState {
  claims: Record<string, unknown>;
  /** Signs with a key that the provider doesn't publish. */
  forged: boolean;
}

/** An OpenID provider on this machine that approves every sign-in without asking. */
export interface OpenIdProvider {
  issuer: string;
  /** Environment variables of a site that signs in here. */
  env: Record<string, string>;
  /** Claims of the current user; change them to sign in as someone else. */
  state: ProviderState;
  /** Visits the provider like a browser. Returns the URL that it redirects to. */
  visit(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
}

/** Starts a provider on this port, or on a free one. */
export async function startOpenIdProvider(port?: number): Promise<OpenIdProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(port, "127.0.0.1");
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const provider: OpenIdProvider = {
    issuer,
    env: { GOOGLE_CLIENT_ID: "listwise-test", GOOGLE_CLIENT_SECRET: "a secret", GOOGLE_ISSUER: issuer },
    state: { claims: {}, forged: false },
    async visit(authorizationUrl) {
      const answer = await fetch(authorizationUrl, { redirect: "manual" });
      return new URL(answer.headers.get("location") ?? "about:blank");
    },
    close: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", ({ payload }: MutableToken) => {
    Object.assign(payload, provider.state.claims);
  });
  server.service.on("beforeResponse", ({ body }: { body: Record<string, unknown> }) => {
    const token = String(body["id_token"]);
    if (provider.state.forged) body["id_token"] = `${token.slice(0, -8)}AAAAAAAA`;
  });
  return provider;
}
