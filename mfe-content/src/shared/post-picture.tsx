import styled, { css } from "styled-components";
import { getCategoryStyle } from "./category-style";

interface PostPictureProps {
  /** Featured image; without one, a picture is drawn from the category. */
  image: string | null;
  category: string | undefined;
  /** CSS aspect ratio. */
  ratio?: string;
  /** True for a large picture above the fold. */
  lead?: boolean;
}

const frame = css<{ $ratio: string }>`
  display: block;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
`;

const Picture = styled.img<{ $ratio: string }>`
  ${frame}
  object-fit: cover;
`;

const Drawn = styled.div<{ $ratio: string; $tone: string }>`
  ${frame}
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  color: var(--lw-${({ $tone }) => $tone}-text);
  background:
    radial-gradient(circle at 18% 0%, var(--lw-${({ $tone }) => $tone}-border), transparent 58%),
    radial-gradient(circle at 100% 110%, var(--lw-${({ $tone }) => $tone}-border), transparent 52%),
    var(--lw-${({ $tone }) => $tone}-soft);
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background-image:
      linear-gradient(var(--lw-${({ $tone }) => $tone}-border) 1px, transparent 1px),
      linear-gradient(90deg, var(--lw-${({ $tone }) => $tone}-border) 1px, transparent 1px);
    background-size: 28px 28px;
    opacity: 0.35;
    mask-image: radial-gradient(circle at center, #000, transparent 70%);
  }
  svg {
    position: relative;
  }
`;

export function PostPicture({ image, category, ratio = "5 / 2", lead = false }: PostPictureProps) {
  if (image) return <Picture src={image} alt="" $ratio={ratio} loading={lead ? "eager" : "lazy"} />;
  const { Icon, tone } = getCategoryStyle(category);
  return (
    <Drawn $ratio={ratio} $tone={tone} aria-hidden="true">
      <Icon size={lead ? 48 : 32} />
    </Drawn>
  );
}
