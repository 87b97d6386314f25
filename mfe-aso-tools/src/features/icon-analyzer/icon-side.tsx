import type { IconAnalysis } from "@listwise/contracts/tools";
import { Card, Stack } from "@listwise/shared-ui";
import { IconReport } from "../../shared/icons/icon-report";
import { SizePreview } from "./size-preview";

interface IconSideProps {
  title: string;
  icon: string;
  analysis: IconAnalysis;
}

/** Renders an icon with its report and its sizes. */
export function IconSide({ title, icon, analysis }: IconSideProps) {
  return (
    <Card title={title}>
      <Stack $gap={6}>
        <SizePreview name={title} icon={icon} />
        <IconReport analysis={analysis} name={title} />
      </Stack>
    </Card>
  );
}
