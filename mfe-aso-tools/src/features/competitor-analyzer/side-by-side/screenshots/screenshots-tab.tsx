import { explainMissing, formatCount } from "@listwise/aso-core/text";
import {
  AppIcon,
  Badge,
  Card,
  ErrorState,
  Row,
  SkeletonCard,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { AppLink } from "../../../../shared/app-link";
import { Picture } from "../picture";
import type { SideViewProps } from "../side-by-side";
import { listingsQuery } from "../side-by-side.api";
import type { OpenedShot } from "./lightbox";
import { Shot, Shots } from "./screenshots.styles";

const Lightbox = lazy(() => import("./lightbox").then((module) => ({ default: module.Lightbox })));

/** Renders the icons and screenshots of the apps, a row for each app. */
export function ScreenshotsTab({ apps, country }: SideViewProps) {
  const { data, error, isFetching, refetch } = useQuery(listingsQuery(apps, country));
  const [opened, setOpened] = useState<OpenedShot | null>(null);
  const source = useStoreSource();
  if (!data) {
    return error ? (
      <ErrorState
        title="Couldn't load the screenshots"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <SkeletonCard />
    );
  }
  const listings = apps.map((app, index) => {
    const listing = data[index];
    return { ...app, isListed: listing !== null, screenshots: listing?.screenshots ?? [] };
  });
  return (
    <Card
      title="Icons and screenshots"
      description="In the order of the store. Select a screenshot to enlarge it and compare it with the others."
    >
      <Stack $gap={6}>
        {listings.map(({ id, name, icon, screenshots, isListed }, app) => (
          <section key={id} aria-label={name}>
            <Row $gap={3} $nowrap>
              <AppIcon name={name} src={icon} size={64} />
              <div style={{ minWidth: 0 }}>
                <Row $gap={2}>
                  <h3>
                    <AppLink appId={id} country={country}>
                      {name}
                    </AppLink>
                  </h3>
                  {app === 0 && <Badge tone="accent">Yours</Badge>}
                </Row>
                <Text $size="sm" $tone="muted">
                  {!isListed
                    ? "Not available in this country."
                    : screenshots.length === 0
                      ? explainMissing(source, "screenshots of this app")
                      : formatCount(screenshots.length, "screenshot")}
                </Text>
              </div>
            </Row>
            {screenshots.length > 0 && (
              <Shots aria-label={`Screenshots of ${name}`}>
                {screenshots.map((src, shot) => (
                  <li key={`${shot} ${src}`}>
                    <Shot type="button" aria-haspopup="dialog" onClick={() => setOpened({ app, shot })}>
                      <Picture src={src} alt={`Screenshot ${shot + 1} of ${name}`} />
                    </Shot>
                  </li>
                ))}
              </Shots>
            )}
          </section>
        ))}
      </Stack>
      {opened && (
        <Suspense fallback={null}>
          <Lightbox listings={listings} opened={opened} onOpen={setOpened} />
        </Suspense>
      )}
    </Card>
  );
}
