export {
  fillTemplate,
  findUnknownVariables,
  hasVariables,
  REPLY_VARIABLES,
  type ReplyValues,
  type ReplyVariable,
} from "./reply-templates";
