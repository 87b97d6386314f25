import type { App, AppSummary } from "@listwise/contracts/apps";
import { AppIcon } from "@listwise/shared-ui";
import { FirstLines } from "./first-lines";
import type { PreviewTexts } from "./preview-card";
import { Cut, Lead, Section, SectionName, Words } from "./preview.styles";
import { formatRating } from "./format-rating";

/** Renders a search result and the top of a product page of Google Play on an Android phone. */
export function AndroidPreview({ app, texts }: { app: App | AppSummary; texts: PreviewTexts }) {
  const { name, shortDescription, description } = texts;
  const rating = formatRating(app);
  const maker = [app.developer, app.primaryGenre].filter(Boolean).join(" • ");
  return (
    <>
      <Section aria-label="Search result on Android">
        <SectionName>Search result</SectionName>
        <Lead>
          <AppIcon name={app.name} src={app.icon} size={52} />
          <Words>
            <Cut dir="auto" $lines={1} $size="1rem" $weight={500}>
              {name}
            </Cut>
            <Cut dir="auto" $lines={1} $size="0.8125rem" $tone="muted">
              {maker}
            </Cut>
            {rating && (
              <Cut $lines={1} $size="0.75rem" $tone="muted">
                {rating}
              </Cut>
            )}
          </Words>
        </Lead>
      </Section>
      <Section aria-label="Product page on Android">
        <SectionName>Product page</SectionName>
        <Lead>
          <AppIcon name={app.name} src={app.icon} size={72} />
          <Words>
            <Cut dir="auto" $lines={2} $size="1.375rem" $weight={500}>
              {name}
            </Cut>
            <Cut dir="auto" $lines={1} $size="0.875rem" $weight={500} $tone="play">
              {app.developer}
            </Cut>
          </Words>
        </Lead>
        <Cut $lines={1} $size="1rem" $weight={500} style={{ marginTop: "1rem" }}>
          About this app →
        </Cut>
        <FirstLines text={shortDescription || description} more="more" />
      </Section>
    </>
  );
}
