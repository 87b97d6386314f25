import type { AppSummary } from "@listwise/contracts/apps";
import {
  AppIcon,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  formatShortDate,
  IconButton,
  Loading,
  Skeleton,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppLink } from "../../shared/apps/app-link";
import { recentAppsQuery } from "./banner.api";
import { Apps, Entry, Head, Root } from "./newly-released.styles";
import { useRotation } from "./use-rotation";

const PAGE = 6;

/** Renders apps released within the last seven days, six per page, or nothing if there are none. */
export function NewlyReleased() {
  const { data, error, isFetching, refetch } = useQuery(recentAppsQuery());
  if (data) return data.length > 0 ? <Carousel apps={data} /> : null;
  return (
    <Root aria-label="Newly released apps">
      {error ? (
        <Head>
          <Text as="span" $size="sm" $tone="muted">
            Couldn't load newly released apps.
          </Text>
          <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </Head>
      ) : (
        <Loading label="Loading newly released apps">
          <Skeleton height="4.5rem" radius="md" />
        </Loading>
      )}
    </Root>
  );
}

function Carousel({ apps }: { apps: readonly AppSummary[] }) {
  const pages = Math.ceil(apps.length / PAGE);
  const { page, turn, paused, setPaused, holders } = useRotation(pages);
  const shown = apps.slice(page * PAGE, (page + 1) * PAGE);
  return (
    <Root aria-label="Newly released apps" aria-roledescription="carousel" {...holders}>
      <Head>
        <h2>Newly Released Apps</h2>
        <Text as="span" $size="sm" $tone="muted" aria-label={`Page ${page + 1} of ${pages}`} role="img">
          {page + 1}/{pages}
        </Text>
        {pages > 1 && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setPaused(!paused)}>
              {paused ? "Play" : "Pause"}
            </Button>
            <IconButton
              size="sm"
              label="Previous new apps"
              icon={<ChevronLeftIcon size={15} />}
              onClick={() => turn(-1)}
            />
            <IconButton
              size="sm"
              label="Next new apps"
              icon={<ChevronRightIcon size={15} />}
              onClick={() => turn(1)}
            />
          </>
        )}
      </Head>
      <Apps aria-label={`New apps, page ${page + 1}`}>
        {shown.map((app) => (
          <Entry key={app.id}>
            <AppLink appId={app.id} country={app.country} tab="overview">
              <AppIcon name={app.name} src={app.icon} size={32} />
              <span>
                <Text as="span" $size="sm" $truncate>
                  {app.name}
                </Text>
                <Text as="span" $size="xs" $tone="muted" $truncate>
                  {app.releaseDate && formatShortDate(app.releaseDate)}
                </Text>
              </span>
            </AppLink>
          </Entry>
        ))}
      </Apps>
    </Root>
  );
}
