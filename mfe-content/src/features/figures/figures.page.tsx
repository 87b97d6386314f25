import { FIGURES_PATH, listFigures, type ListedFigure } from "@listwise/aso-core/figures";
import { Container, Link, PageHeader } from "@listwise/shared-ui";
import { Calibration } from "./calibration";
import { useAnchor } from "../../shared/use-anchor";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./figures.css";

/** Renders the definitions of all figures; each has an anchor that its labels link to. */
export const FiguresPage = withPageStyles(styles, function FiguresPage() {
  useAnchor();
  return (
    <Container $narrow>
      <PageHeader
        title="How figures are computed"
        description="The meaning, formula and range of each figure, and when it is unknown. Dashboard, tables, charts, exports, reports and shared pages use the same definitions."
      />
      <div className="doc-figures">
        {listFigures().map(({ name, figures }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {figures.map((figure) => (
              <Figure key={figure.id} figure={figure} />
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
});

function Figure({ figure }: { figure: ListedFigure }) {
  const { id, label, definition, formula, unit, range, source, sourceUrl, unknown } = figure;
  return (
    <article id={id} className="doc-figure">
      <h3>
        <Link to={`${FIGURES_PATH}#${id}`}>{label}</Link>
      </h3>
      <p>{definition}</p>
      <dl>
        <dt>Formula</dt>
        <dd>{formula}</dd>
        <dt>Range</dt>
        <dd>
          {range} ({unit})
        </dd>
        <dt>Source</dt>
        <dd>
          {source} {sourceUrl !== undefined && <a href={sourceUrl}>Read the source</a>}
        </dd>
        {unknown.length > 0 && (
          <>
            <dt>Unknown if</dt>
            <dd>{unknown.join(" ")}</dd>
          </>
        )}
        {id === "chance" && (
          <>
            <dt>Outcomes</dt>
            <dd>
              <Calibration />
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}
