import type { ShowcaseResult } from "@listwise/contracts/site";
import { AppIcon, RankBadge, Sparkline, StarIcon, VisuallyHidden } from "@listwise/shared-ui";
import { Aside, Names, Result } from "./live-search.styles";

function getHistoryText(known: readonly number[]): string {
  return `Rank over ${known.length} of the last 14 days, from ${known.at(0)} to ${known.at(-1)}`;
}

export function LiveResult({
  result: { position, name, icon, developer, rating, ranks },
}: {
  result: ShowcaseResult;
}) {
  const known = ranks.filter((rank) => rank !== null);
  return (
    <Result>
      <RankBadge rank={position} />
      <AppIcon name={name} src={icon} size={40} />
      <Names>
        <strong>{name}</strong>
        {developer !== null && <span>{developer}</span>}
      </Names>
      <Aside>
        {known.length > 1 && <Sparkline label={getHistoryText(known)} values={ranks} inverted width={88} />}
      </Aside>
      <Aside>
        {rating !== null && (
          <>
            <StarIcon size={14} aria-hidden="true" />
            <VisuallyHidden>Rated </VisuallyHidden>
            {rating.toFixed(1)}
          </>
        )}
      </Aside>
    </Result>
  );
}
