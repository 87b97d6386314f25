export { aSessionAnswer, aSessionFor, aToken, aUser } from "./builders";
export { answerWith, startApiServer, failWith, handle } from "./api";
export { recordPage, resetSession, signInAs } from "./session";
export { spyOnBus } from "./bus";
