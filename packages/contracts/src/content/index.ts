export {
  BLOG_POST_SORTS,
  blogAdminEndpoints,
  BlogCategoryInputSchema,
  BlogPostInputSchema,
  EditedPostSchema,
  PostStateSchema,
  type BlogCategoryInput,
  type BlogPostInput,
  type EditedPost,
} from "./blog-admin";
export { cmsEndpoints, ContentPageInputSchema, type ContentPageInput } from "./cms";
export {
  ContactBodySchema,
  contactEndpoints,
  ContactMessageSchema,
  ContactStatusSchema,
  type ContactBody,
  type ContactMessage,
  type ContactStatus,
} from "./contact";
export {
  BlogCategorySchema,
  BlogPostSchema,
  contentEndpoints,
  ContentPageSchema,
  GUIDE_RESOURCES,
  type BlogCategory,
  type BlogPost,
  type ContentPage,
} from "./content";
export {
  EditedFaqSchema,
  FAQ_CATEGORIES,
  faqAdminEndpoints,
  FaqCategorySchema,
  faqEndpoints,
  FaqInputSchema,
  FaqSchema,
  type EditedFaq,
  type Faq,
  type FaqCategory,
  type FaqCategoryCount,
  type FaqInput,
} from "./faq";
export { mediaEndpoints } from "./media";
export { getHighlightType, getReleaseTitle, getReleaseVersion, type HighlightType } from "./release-notes";
