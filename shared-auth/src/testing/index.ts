export { aSessionAnswer, aSessionOf, aToken, aUser } from "./builders";
export { answerWith, apiServer, failWith, handle } from "./api";
export { recordPage, resetSession, signInAs } from "./session";
export { spyOnBus } from "./bus";
