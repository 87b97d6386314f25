import type { ReleaseName } from "@listwise/contracts/releases";
import { Badge, Button, Row } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { smokeTestsQuery } from "./smoke.api";
import { SmokeDialog } from "./smoke-dialog";
import { getTestLabel } from "./smoke-labels";

/** Shows the smoke test of a version, with a button that opens its pages. */
export function SmokeCell({ name, version }: { name: ReleaseName; version: string }) {
  const { data, isError } = useQuery(smokeTestsQuery());
  const [isShown, setIsShown] = useState(false);
  const test = data?.find((one) => one.name === name && one.version === version);
  if (!test) return isError ? "Unknown" : data ? "None" : null;
  const { tone, word } = getTestLabel(test);
  return (
    <Row $gap={2}>
      <Badge tone={tone}>{word}</Badge>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Smoke test of ${name} ${version}`}
        onClick={() => setIsShown(true)}
      >
        Details
      </Button>
      <SmokeDialog test={test} open={isShown} onClose={() => setIsShown(false)} />
    </Row>
  );
}
