export { endpoint, type Access, type Endpoint, type Method, type Schema } from "./endpoint";
export { answer, PaginationSchema, type Pagination } from "./envelope";
export { ERROR_STATUS, ErrorBodySchema, type ErrorBody, type ErrorCode } from "./errors";
export { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "./pictures";
export { type UnsubscribeEndpoint } from "./unsubscribe-endpoint";
export { isAdminRole, parseRole, ROLES, RoleSchema, type Role } from "./roles";
