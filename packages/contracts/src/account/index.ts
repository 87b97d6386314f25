export {
  accountEndpoints,
  AccountExportSchema,
  AccountSessionSchema,
  AccountSettingsSchema,
  ChangeEmailBodySchema,
  ChangePasswordBodySchema,
  DeleteAccountBodySchema,
  ProfileBodySchema,
  SessionIdSchema,
  SignInMethodsSchema,
  type AccountSession,
  type AccountSettings,
} from "./account";
export {
  API_KEY_SCOPES,
  ApiKeySchema,
  apiKeysEndpoints,
  MAX_API_KEY_DAYS,
  MAX_API_KEYS,
  NewApiKeySchema,
  type ApiKey,
  type ApiKeyScope,
  type NewApiKey,
} from "./api-keys";
export {
  ActivityReportSchema,
  OnlineUserSchema,
  PRESENCE_REPORT_INTERVAL_MS,
  PRESENCE_START_DELAY_MS,
  presenceEndpoints,
  PresenceStatusSchema,
  type OnlineUser,
} from "./presence";
export { AccountViewSchema, viewAsEndpoints, type AccountView } from "./view-as";
