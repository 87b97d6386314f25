import { createRowTokens } from "../../infra/security/row-tokens";

export const { createToken, readTokenId, isTokenValid } = createRowTokens("client-reports");
