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

/** Renders the actions for the selected keywords. */
export function CollectionBar(props: CollectionBarProps) {
  const { chosen, shown } = props;
  return (
    <Row $justify="space-between">
      <Text as="span" role="status">
        {chosen} selected
      </Text>
      <Row $gap={2}>
        <Button size="sm" disabled={shown === 0} onClick={props.onChooseShown}>
          Select all {shown} shown
        </Button>
        <Button size="sm" disabled={chosen === 0} onClick={props.onClear}>
          Clear selection
        </Button>
        <Button
          size="sm"
          icon={<DownloadIcon size={14} />}
          disabled={shown === 0 && chosen === 0}
          onClick={props.onExport}
        >
          {chosen > 0 ? "Export selected" : "Export all shown"}
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<PlusIcon size={14} />}
          disabled={chosen === 0}
          busy={props.tracking}
          onClick={props.onTrack}
        >
          Track selected
        </Button>
      </Row>
    </Row>
  );
}
