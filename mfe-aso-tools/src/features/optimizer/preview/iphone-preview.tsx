import type { App, AppSummary } from "@listwise/contracts/apps";
import { AppIcon } from "@listwise/shared-ui";
import { FirstLines } from "./first-lines";
import type { PreviewTexts } from "./preview-card";
import { Action, Cut, Lead, Section, SectionName, Words } from "./preview.styles";
import { formatRating } from "./format-rating";

/** Renders a search result and the top of a product page of the App Store on an iPhone. */
export function IphonePreview({ app, texts }: { app: App | AppSummary; texts: PreviewTexts }) {
  const { name, subtitle, description } = texts;
  const rating = formatRating(app);
  const price = app.price ? "Buy" : "Get";
  return (
    <>
      <Section aria-label="Search result on iPhone">
        <SectionName>Search result</SectionName>
        <Lead>
          <AppIcon name={app.name} src={app.icon} size={60} />
          <Words>
            <Cut dir="auto" $lines={1} $size="1.0625rem" $weight={600}>
              {name}
            </Cut>
            <Cut dir="auto" $lines={1} $size="0.8125rem" $tone="muted">
              {subtitle || app.primaryGenre}
            </Cut>
            {rating && (
              <Cut $lines={1} $size="0.75rem" $tone="muted">
                {rating}
              </Cut>
            )}
          </Words>
          <Action>{price}</Action>
        </Lead>
      </Section>
      <Section aria-label="Product page on iPhone">
        <SectionName>Product page</SectionName>
        <Lead>
          <AppIcon name={app.name} src={app.icon} size={96} />
          <Words>
            <Cut dir="auto" $lines={2} $size="1.25rem" $weight={700}>
              {name}
            </Cut>
            <Cut dir="auto" $lines={2} $size="0.875rem" $tone="muted">
              {subtitle || app.developer}
            </Cut>
            <Action style={{ display: "inline-block", marginTop: "0.5rem" }}>{price}</Action>
          </Words>
        </Lead>
        <FirstLines text={description} more="more" />
      </Section>
    </>
  );
}
