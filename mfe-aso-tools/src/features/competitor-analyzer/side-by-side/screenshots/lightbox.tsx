import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  Row,
  SegmentedControl,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { Picture } from "../picture";
import type { SideApp } from "../select-apps";
import { Sides } from "./screenshots.styles";

/** Positions of an app and of one of its screenshots. */
export interface OpenedShot {
  app: number;
  shot: number;
}

interface LightboxProps {
  listings: readonly (SideApp & { screenshots: readonly string[] })[];
  opened: OpenedShot;
  onOpen: (shot: OpenedShot | null) => void;
}

const MODES = [
  { value: "all", label: "All apps" },
  { value: "one", label: "One app" },
];

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows a screenshot enlarged, next to those at the same position of the other apps. The left and right arrow keys move
 * through the positions, up and down through the apps.
 */
export function Lightbox({ listings, opened: { app, shot }, onOpen }: LightboxProps) {
  const [mode, setMode] = useState("all");
  const active = listings[app];
  const count =
    mode === "all"
      ? Math.max(...listings.map(({ screenshots }) => screenshots.length))
      : (active?.screenshots.length ?? 0);
  const turn = (by: number) => onOpen({ app, shot: (shot + by + count) % count });
  const turnApp = (by: number) => {
    const withShots = listings.flatMap(({ screenshots }, index) => (screenshots.length > 0 ? [index] : []));
    const next = withShots[(withShots.indexOf(app) + by + withShots.length) % withShots.length] ?? app;
    const last = (listings[next]?.screenshots.length ?? 1) - 1;
    onOpen({ app: next, shot: mode === "all" ? shot : Math.min(shot, last) });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The arrow keys of the choice of apps are its own.
    if (event.target instanceof HTMLInputElement) return;
    const step = STEPS[event.key];
    if (step !== undefined) turn(step);
    else if (event.key === "ArrowUp") turnApp(-1);
    else if (event.key === "ArrowDown") turnApp(1);
    else return;
    event.preventDefault();
  });
  // On the document, because the dialog itself can have the focus.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  const shown = mode === "all" ? listings : listings.filter((_, index) => index === app);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onOpen(null)}
      title={`Screenshot ${shot + 1} of ${count}`}
      description="Use the left and right arrow keys for other screenshots, up and down for other apps."
      size="xl"
      fill
    >
      <Stack>
        <Row $justify="space-between">
          <Row $gap={2}>
            <Button size="sm" icon={<ChevronLeftIcon size={15} />} onClick={() => turn(-1)}>
              Previous
            </Button>
            <Button size="sm" icon={<ChevronRightIcon size={15} />} onClick={() => turn(1)}>
              Next
            </Button>
          </Row>
          <SegmentedControl label="Apps" options={MODES} value={mode} onChange={setMode} />
        </Row>
        <Sides aria-live="polite">
          {shown.map(({ id, name, screenshots }) => {
            const src = screenshots[shot];
            return (
              <figure key={id} data-active={id === active?.id}>
                <figcaption>{name}</figcaption>
                {src === undefined ? (
                  <Text $size="sm" $tone="muted">
                    No screenshot {shot + 1}
                  </Text>
                ) : (
                  <Picture src={src} alt={`Screenshot ${shot + 1} of ${name}`} />
                )}
              </figure>
            );
          })}
        </Sides>
      </Stack>
    </Dialog>
  );
}
