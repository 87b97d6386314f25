export {
  DocumentLookSchema,
  DocumentsSchema,
  PageTemplateSchema,
  type Documents,
  type PageTemplate,
} from "./bundle";
export type {
  ArticleText,
  FilterLink,
  GuideCard,
  HighlightView,
  Moment,
  PaginationView,
  PlanView,
  PostCard,
  SafeHtml,
  TopAppsView,
} from "./parts";
export { documentViews, type DocumentRoute, type DocumentView } from "./views";
