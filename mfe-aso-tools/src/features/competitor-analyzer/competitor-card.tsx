import { formatCount } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import type { Competitor } from "@listwise/contracts/apps";
import {
  AppIcon,
  Badge,
  Button,
  formatCompact,
  IconButton,
  Row,
  StarIcon,
  Text,
  VisuallyHidden,
  XIcon,
} from "@listwise/shared-ui";
import { useId, useState } from "react";
import { AppLink } from "../../shared/app-link";
import { AddKeywordForm } from "./add-keyword-form";
import { AppRelation } from "./app-relation";
import { CompetitorKeywords } from "./competitor-keywords";
import { CardRoot, Figures, Keywords, KeywordsToggle } from "./competitors.styles";
import { MATCH_NAMES, getMatch, getRankTone } from "./match";
import type { MyKeywords } from "./use-my-keywords";
import { useTrackCompetitor } from "./use-track-competitor";

const MATCH_TONES = { high: "success", medium: "warning", low: "neutral" } as const;

export interface CompetitorCardProps {
  competitor: Competitor;
  country: string;
  mine: MyKeywords;
  /** Number of keywords with known ranks. */
  checked: number;
  /** Number of keywords for which it is in the top 200. */
  ranked: number;
  /** Absent for suggested apps that haven't been added as competitors. */
  onRemove?: () => void;
  onAdd?: () => void;
  busy: boolean;
}

export function CompetitorCard(props: CompetitorCardProps) {
  const { competitor, country, mine, checked, ranked, onRemove, onAdd, busy } = props;
  const { name, appDetails, avgRank, bestRank, sharedKeywords, topTen, isFollowing } = competitor;
  const { toggle, pending } = useTrackCompetitor(competitor);
  const [showsKeywords, setShowsKeywords] = useState(false);
  const keywordsId = useId();
  const match = getMatch(competitor);
  const verb = pending ? "Processing..." : isFollowing ? "Untrack" : "Track";
  const facts = [appDetails.primaryGenre ?? "Category unknown", STORES[competitor.platform].name];
  return (
    <CardRoot aria-label={name}>
      <Row $nowrap $align="start">
        <AppIcon name={name} src={appDetails.icon} size={48} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <h3>
            <AppLink appId={competitor.id} country={country}>
              {name}
            </AppLink>
          </h3>
          <Text $size="sm" $tone="muted">
            {facts.join(" · ")}
          </Text>
          <Rating {...appDetails} />
        </div>
        {onRemove && (
          <IconButton
            size="sm"
            label={`Remove competitor ${name}`}
            icon={<XIcon size={14} />}
            busy={busy}
            onClick={onRemove}
          />
        )}
      </Row>
      <Row $gap={2}>
        <Badge tone={getRankTone(avgRank)}>
          {avgRank === null ? (checked > 0 ? "Not ranked" : "Avg rank unknown") : `Avg rank ${avgRank}`}
        </Badge>
        <Badge tone={MATCH_TONES[match]}>
          {match === "high" ? MATCH_NAMES.high : `${MATCH_NAMES[match]} match`}
        </Badge>
      </Row>
      {checked > 0 && (
        <Text $size="sm" $tone="muted">
          Ranks for {ranked} of {formatCount(checked, "checked keyword")}.
        </Text>
      )}
      <KeywordsToggle>
        <Button
          size="sm"
          variant="ghost"
          edge="start"
          aria-expanded={showsKeywords}
          aria-controls={keywordsId}
          aria-label={`${showsKeywords ? "Hide" : "Show"} keywords of ${name}`}
          onClick={() => setShowsKeywords(!showsKeywords)}
        >
          {showsKeywords ? "Hide keywords" : "Show keywords"}
        </Button>
      </KeywordsToggle>
      <Keywords id={keywordsId} $isOpen={showsKeywords}>
        <CompetitorKeywords {...{ competitor, mine }} checked={checked > 0} />
        <AddKeywordForm competitor={competitor} mine={mine} />
      </Keywords>
      <Figures>
        <Figure name="Shared keywords" value={sharedKeywords} />
        <Figure name="Best rank" value={bestRank ?? (checked > 0 ? "None" : "Unknown")} />
        <Figure name="In the top 10" value={topTen} />
      </Figures>
      <Row $gap={2}>
        <Button size="sm" busy={pending} aria-label={`${verb} ${name}`} onClick={toggle}>
          {verb}
        </Button>
        {onAdd && (
          <Button size="sm" variant="ghost" busy={busy} aria-label={`Add competitor ${name}`} onClick={onAdd}>
            Add as competitor
          </Button>
        )}
        <AppRelation app={competitor} country={country} />
      </Row>
    </CardRoot>
  );
}

function Rating({ rating, ratingCount }: Competitor["appDetails"]) {
  if (rating === null) {
    return (
      <Text $size="sm" $tone="muted">
        Not rated yet
      </Text>
    );
  }
  const count = ratingCount === null ? "" : ` (${formatCompact(ratingCount)})`;
  return (
    <Row $gap={1}>
      <StarIcon size={12} aria-hidden="true" />
      <VisuallyHidden>Rated</VisuallyHidden>
      <Text as="span" $size="sm" $tone="muted">
        {`${rating.toFixed(1)}${count}`}
      </Text>
    </Row>
  );
}

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
