import { getHistoryLabel, type ShowcaseResult } from "@listwise/contracts/site";
import { AppIcon, RankBadge, Sparkline, StarIcon, VisuallyHidden } from "@listwise/shared-ui";

export function LiveResult({
  result: { position, name, icon, developer, rating, ranks },
}: {
  result: ShowcaseResult;
}) {
  const known = ranks.filter((rank) => rank !== null);
  return (
    <li className="doc-live-result">
      <RankBadge rank={position} />
      <AppIcon name={name} src={icon} size={40} />
      <div className="doc-live-names">
        <strong>{name}</strong>
        {developer !== null && <span>{developer}</span>}
      </div>
      <div className="doc-live-aside">
        {known.length > 1 && <Sparkline label={getHistoryLabel(known)} values={ranks} inverted width={88} />}
      </div>
      <div className="doc-live-aside">
        {rating !== null && (
          <>
            <StarIcon size={14} aria-hidden="true" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {rating.toFixed(1)}
          </>
        )}
      </div>
    </li>
  );
}
