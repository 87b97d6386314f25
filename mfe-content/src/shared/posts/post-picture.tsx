import { CategoryIcon } from "./category-icon";

interface PostPictureProps {
  /** Featured image; without one, a picture is drawn from the category. */
  image: string | null;
  category: string | undefined;
  /** True for a large picture above the fold. */
  lead?: boolean;
}

export function PostPicture({ image, category = "", lead = false }: PostPictureProps) {
  if (image) return <img className="doc-picture" src={image} alt="" loading={lead ? "eager" : "lazy"} />;
  return (
    <div className="doc-picture" data-category={category} aria-hidden="true">
      <CategoryIcon category={category} size={lead ? 48 : 32} />
    </div>
  );
}
