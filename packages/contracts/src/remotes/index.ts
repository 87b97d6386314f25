export {
  PREVIEW_PARAMETER,
  PreviewIdSchema,
  PreviewNoticeSchema,
  type PreviewNotice,
} from "./preview-notice";
export {
  ADMIN_AREA,
  BudgetSchema,
  isInAdminArea,
  omitAdminParts,
  REMOTE_NAMES,
  RemoteDescriptorSchema,
  RemoteNameSchema,
  SkeletonKindSchema,
  type Budget,
  type Guard,
  type NavEntry,
  type RemoteDescriptor,
  type RemoteName,
  type RemoteRoute,
  type SkeletonKind,
  type Widget,
} from "./descriptor";
export { BUCKET_COOKIE, BUCKET_HEADER, RegistrySchema, type Registry, type RegistryRemote } from "./registry";
export {
  IntegritySchema,
  OLDEST_SHELL_CONTRACT,
  ReleaseSchema,
  ReleaseVersionSchema,
  SHELL_CONTRACT,
  type EndpointSnapshot,
  type EventSnapshot,
  type JsonSchema,
  type Release,
  type Uses,
} from "./release";
export {
  computeSpecificity,
  doPatternsOverlap,
  FALLBACK_ROUTE,
  SERVER_ROUTES,
  SHELL_ROUTES,
} from "./route-patterns";
export { findRedirect, getParameters, RedirectSchema, type Redirect } from "./redirects";
export { type Deprecations, type Surface } from "./surface";
