import { Button, DownloadIcon, PlusIcon, Row, Text } from "@listwise/shared-ui";

interface CollectionBarProps {
  chosen: number;
  shown: number;
  onChooseShown: () => void;
  onClear: () => void;
  onTrack: () => void;
  tracking: boolean;
  onExport: () => void;
}

/** What is done with the keywords that are chosen. */
export function CollectionBar(props: CollectionBarProps) {
  const { chosen, shown } = props;
  return (
    <Row $justify="space-between">
      <Text as="span" role="status">
        {chosen} chosen
      </Text>
      <Row $gap={2}>
        <Button size="sm" disabled={shown === 0} onClick={props.onChooseShown}>
          Choose all {shown} shown
        </Button>
        <Button size="sm" disabled={chosen === 0} onClick={props.onClear}>
          Choose none
        </Button>
        <Button
          size="sm"
          icon={<DownloadIcon size={14} />}
          disabled={shown === 0 && chosen === 0}
          onClick={props.onExport}
        >
          {chosen > 0 ? "Export chosen" : "Export all shown"}
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<PlusIcon size={14} />}
          disabled={chosen === 0}
          busy={props.tracking}
          onClick={props.onTrack}
        >
          Track chosen
        </Button>
      </Row>
    </Row>
  );
}
