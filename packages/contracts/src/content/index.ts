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
  FAQ_CATEGORIES,
  FaqCategorySchema,
  faqEndpoints,
  FaqSchema,
  type Faq,
  type FaqCategory,
  type FaqCategoryCount,
} from "./faq";
export {
  EditedFaqSchema,
  faqAdminEndpoints,
  FaqInputSchema,
  type EditedFaq,
  type FaqInput,
} from "./faq-admin";
export { mediaEndpoints } from "./media";
export { getHighlightType, getReleaseTitle, getReleaseVersion, type HighlightType } from "./release-notes";
