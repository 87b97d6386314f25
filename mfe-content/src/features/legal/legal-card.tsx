import { FileTextIcon, formatDate, InfoIcon, ListChecksIcon, ShieldIcon } from "@listwise/shared-ui";
import type { ComponentType } from "react";
import { LinkCard } from "../../shared/lists/link-card";
import type { LegalDocument, LegalIcon } from "./legal-document";

const icons: Record<LegalIcon, ComponentType<{ size?: number }>> = {
  terms: ListChecksIcon,
  privacy: ShieldIcon,
  cookies: InfoIcon,
  document: FileTextIcon,
};

export function LegalCard({
  document: { id, title, summary, icon, lastUpdated },
}: {
  document: LegalDocument;
}) {
  const Icon = icons[icon];
  return (
    <LinkCard
      to={`/legal/${encodeURIComponent(id)}`}
      title={title}
      summary={summary}
      icon={<Icon size={20} />}
      headingLevel="h2"
      note={
        <>
          Updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </>
      }
    />
  );
}
