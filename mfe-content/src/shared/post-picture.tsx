import { getCategoryIcon } from "./category-icon";

interface PostPictureProps {
  /** Featured image; without one, a picture is drawn from the category. */
  image: string | null;
  category: string | undefined;
  /** True for a large picture above the fold. */
  lead?: boolean;
}

export function PostPicture({ image, category = "", lead = false }: PostPictureProps) {
  if (image) return <img className="doc-picture" src={image} alt="" loading={lead ? "eager" : "lazy"} />;
  const Icon = getCategoryIcon(category);
  return (
    <div className="doc-picture" data-category={category} aria-hidden="true">
      <Icon size={lead ? 48 : 32} />
    </div>
  );
}
