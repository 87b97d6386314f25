// Doubles of the shell and of the server, for the tests of a remote.
export {
  answerWith,
  aSessionAnswer,
  aSessionFor,
  aToken,
  aUser,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
  spyOnBus,
  startApiServer,
} from "@listwise/shared-auth/testing";
export {
  address,
  clearToasts,
  createTestRouter,
  expectNoViolations,
  renderPage,
  renderWithProviders,
} from "@listwise/shared-ui/testing";
