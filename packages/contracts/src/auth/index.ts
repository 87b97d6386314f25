export {
  authEndpoints,
  LoginBodySchema,
  PasswordSchema,
  RegisterBodySchema,
  SecondFactorChallengeSchema,
  SessionAnswerSchema,
  SignInAnswerSchema,
  UserSchema,
  VerificationStatusSchema,
  type SecondFactorChallenge,
  type SessionAnswer,
  type SignInAnswer,
  type User,
} from "./auth";
export {
  GOOGLE_ERRORS,
  GOOGLE_START_PATH,
  googleEndpoints,
  GoogleExchangeBodySchema,
  GoogleStartQuerySchema,
  type GoogleError,
} from "./google";
export {
  PasskeyCreatedSchema,
  PasskeyCreationOptionsSchema,
  PasskeyRequestOptionsSchema,
  PasskeySchema,
  PasskeyUsedSchema,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from "./passkeys";
export { ConfirmationSchema, secondFactorEndpoints, type Confirmation } from "./second-factor";
export {
  adminSecondFactorEndpoints,
  MAX_PASSKEYS,
  RECOVERY_CODE_COUNT,
  signInFactorsEndpoints,
  SignInFactorsSchema,
  type SignInFactors,
} from "./sign-in-factors";
export {
  CodeSchema,
  ConfirmationMethodSchema,
  ConfirmationProofSchema,
  SECOND_FACTOR_METHODS,
  SecondFactorProofSchema,
  type ConfirmationMethod,
  type ConfirmationProof,
  type SecondFactorMethod,
  type SecondFactorProof,
} from "./sign-in-proofs";
