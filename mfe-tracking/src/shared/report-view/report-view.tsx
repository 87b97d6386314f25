import { STORES } from "@listwise/aso-core/stores";
import {
  describeSources,
  formatReportDate,
  formatPeriod,
  listReportFigures,
  REPORT_SECTIONS,
  splitDocument,
  type ReportDocument,
} from "@listwise/contracts/client-reports";
import { AppIcon, FigureLinks, Row, Text } from "@listwise/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import { OutsideLink } from "../listing/outside-link";
import { SummarySection } from "./report-figures";
import { SECTIONS } from "./report-sections";
import { PartName } from "./report-table";
import { Head, Logo, Sheet } from "./report.styles";

/** Names the app of the sections below it. */
const Part = styled(Row)`
  padding-bottom: var(--lw-space-2);
  border-bottom: 2px solid var(--lw-accent);
  font-size: var(--lw-font-lg);
`;

interface ReportViewProps {
  document: ReportDocument;
  /** True next to a form, whose input would be lost by following a link to a definition. */
  isPreview?: boolean;
}

/** Renders a report: the same document as its PDF. Its title is a heading of level 2. */
export function ReportView({ document, isPreview = false }: ReportViewProps) {
  const id = useId();
  const { title, logo, app, countryName, period, sections } = document;
  return (
    <Sheet aria-labelledby={`${id}-title`}>
      <Head>
        {logo && <Logo src={logo} alt="Logo" />}
        <Row $gap={4} $nowrap>
          <AppIcon name={app.name} src={app.icon} size={56} />
          <div>
            <h2 id={`${id}-title`} dir="auto">
              {title}
            </h2>
            <Text $tone="muted">
              <OutsideLink href={app.storeUrl}>{app.name}</OutsideLink>
              {app.developer && ` · ${app.developer}`}
              {!document.linked && ` · ${STORES[app.platform].name}`} · {countryName}
            </Text>
            <Text $strong>{formatPeriod(period)}</Text>
          </div>
        </Row>
      </Head>
      {splitDocument(document).map((part) => {
        const { id: appId, platform, name, icon, storeUrl } = part.app;
        // With sections about two apps, each names its store.
        const store = document.linked ? `${STORES[platform].name}: ` : "";
        return (
          <PartName key={appId} value={store}>
            {store !== "" && (
              <Part $gap={3} $nowrap>
                <AppIcon name={name} src={icon} size={28} />
                <strong>
                  {store}
                  <OutsideLink href={storeUrl}>{name}</OutsideLink>
                </strong>
              </Part>
            )}
            {sections.map((section) => {
              const Section = section === "summary" ? SummarySection : SECTIONS[section];
              const headingId = `${id}-${appId}-${section}`;
              return (
                <section key={section} aria-labelledby={headingId}>
                  <h3 id={headingId}>{store + REPORT_SECTIONS[section].title}</h3>
                  <Section document={part} />
                </section>
              );
            })}
          </PartName>
        );
      })}
      <footer>
        {!isPreview && <FigureLinks figures={listReportFigures(sections)} />}
        {[...describeSources(document), `Created on ${formatReportDate(document.createdAt)}.`].map((text) => (
          <Text key={text} $size="xs" $tone="muted">
            {text}
          </Text>
        ))}
      </footer>
    </Sheet>
  );
}
