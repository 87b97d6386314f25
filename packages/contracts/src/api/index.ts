export { endpoint, type Access, type Endpoint, type Method, type Schema } from "./endpoint";
export { answer, PaginationSchema, type Pagination } from "./envelope";
export { ERROR_STATUS, ErrorBodySchema, type ErrorBody, type ErrorCode } from "./errors";
export { parseAnswer } from "./parse-answer";
export { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "./pictures";
export { isAdminRole, parseRole, RoleInputSchema, ROLES, RoleSchema, type Role } from "./roles";
export { type UnsubscribeEndpoint } from "./unsubscribe-endpoint";
