export { createRule } from "./create-rule";
export { DaySchema, PastDaySchema } from "./days";
export { endpoint, type Access, type Endpoint, type Method, type Schema } from "./endpoint";
export { answer, PageQuery, PaginationSchema, type Pagination } from "./envelope";
export { ERROR_STATUS, ErrorBodySchema, NOT_FOUND_ADVICE, type ErrorBody, type ErrorCode } from "./errors";
export { IdSchema, KeywordIdSchema, MAX_ID, PathIdSchema } from "./ids";
export { PAGE_ANSWER_ATTRIBUTE } from "./page-answer";
export { parseAnswer } from "./parse-answer";
export { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "./pictures";
export { isAdminRole, parseRole, RoleInputSchema, ROLES, RoleSchema, type Role } from "./roles";
export {
  BodyTextSchema,
  ById,
  createNameSchema,
  ImageAddressSchema,
  MomentSchema,
  SearchTextSchema,
  SlugSchema,
} from "./texts";
export { ByToken, unsubscribeEndpoint, type UnsubscribeEndpoint } from "./unsubscribe-endpoint";
