export { draftImagesEndpoints, MAX_STORED_IMAGE_BYTES, MAX_STORED_IMAGES_BYTES } from "./draft-images";
export {
  CompetitorIconSchema,
  ICON_UNREADABLE_TEXT,
  IconAnalysisSchema,
  IconColorSchema,
  iconsEndpoints,
  ShelfIconSchema,
  type CompetitorIcon,
  type IconAnalysis,
  type IconColor,
  type ShelfIcon,
} from "./icons";
export { listingVersionsEndpoints, RankEffectSchema, type RankEffect } from "./listing-versions";
export {
  FieldAssignmentSchema,
  GlossarySchema,
  ListingTextsSchema,
  LocaleTextsSchema,
  LocalizationConflictSchema,
  LocalizationDraftSchema,
  LocalizationVersionSchema,
  MAX_VARIANTS,
  UnreviewedTextsSchema,
  type LocalizationConflict,
  type LocalizationDraft,
  type LocalizationVersion,
} from "./localization-schemas";
export { localizationsEndpoints } from "./localizations";
export {
  KeywordFigureSchema,
  LivePeriodSchema,
  OptimizationKindSchema,
  OptimizationSchema,
  OptimizedTextsSchema,
  optimizerEndpoints,
  OptimizerReportSchema,
  type Optimization,
  type OptimizationKind,
  type OptimizedTexts,
} from "./optimizer";
export {
  ImageIdSchema,
  MAX_CAPTION_LENGTH,
  MAX_SCREENS,
  ScreenSchema,
  ScreenshotDraftSchema,
  type Caption,
  type Screen,
  type ScreenshotDraft,
} from "./screenshot-draft";
export {
  DescriptionDraftSchema,
  IconDraftSchema,
  KeywordDraftSchema,
  MAX_COMBINED_IDEAS,
  ReplyTemplatesSchema,
  TitleDraftSchema,
  TOOL_DRAFT_SCHEMAS,
  ToolNameSchema,
  type DescriptionDraft,
  type IconDraft,
  type KeywordDraft,
  type ReplyTemplates,
  type TitleDraft,
  type ToolName,
} from "./tool-data";
export {
  MAX_DRAFT_LENGTH,
  MAX_DRAFTS,
  ToolDraftConflictSchema,
  ToolDraftSchema,
  toolDraftsEndpoints,
  type ToolDraft,
} from "./tool-drafts";
