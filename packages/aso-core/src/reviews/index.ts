export { combineRatings, type StoreRating } from "./combine-ratings";
export {
  fillTemplate,
  findUnknownVariables,
  hasVariables,
  REPLY_VARIABLES,
  type ReplyValues,
  type ReplyVariable,
} from "./reply-templates";
