import { listReportFigures, REPORT_SECTIONS, type ReportDocument } from "@listwise/contracts/client-reports";
import { AppIcon, FigureLinks, Row, Text } from "@listwise/shared-ui";
import { useId } from "react";
import { OutsideLink } from "../listing/outside-link";
import { describeSources, formatPeriod, formatReportDate } from "./format-report";
import { SummarySection } from "./report-figures";
import { SECTIONS } from "./report-sections";
import { Head, Logo, Sheet } from "./report.styles";

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
              {app.developer && ` · ${app.developer}`} · {countryName}
            </Text>
            <Text $strong>{formatPeriod(period)}</Text>
          </div>
        </Row>
      </Head>
      {sections.map((section) => {
        const Section = section === "summary" ? SummarySection : SECTIONS[section];
        return (
          <section key={section} aria-labelledby={`${id}-${section}`}>
            <h3 id={`${id}-${section}`}>{REPORT_SECTIONS[section].title}</h3>
            <Section document={document} />
          </section>
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
