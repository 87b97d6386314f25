// A separate entry point, so that only pages with help include it.
export { getHelpPath, HELP_PAGES, type HelpPageSlug } from "./help-pages";
export {
  expandHelpPictures,
  HELP_PICTURE_SIZE,
  HELP_PICTURE_THEMES,
  HELP_PICTURES_PATH,
  listHelpPictures,
} from "./help-pictures";
export { groupHelp } from "./search-help";
