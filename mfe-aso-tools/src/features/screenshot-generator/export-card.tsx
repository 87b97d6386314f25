import {
  Button,
  Card,
  Checkbox,
  DownloadIcon,
  ProgressBar,
  Row,
  SelectField,
  Stack,
} from "@listwise/shared-ui";
import { useState } from "react";
import { SIZES, getSize, type SizeKey, type StoreSize } from "./draw/sizes";

interface ExportCardProps {
  size: SizeKey;
  onSize: (size: SizeKey) => void;
  onOne: () => void;
  onAll: (sizes: readonly StoreSize[]) => void;
  progress: { done: number; total: number } | null;
}

const formatSize = ({ label, width, height }: StoreSize) => `${label} (${width} × ${height})`;

/** Renders the selection of the edited size and of the sizes to export. */
export function ExportCard({ size, onSize, onOne, onAll, progress }: ExportCardProps) {
  const [more, setMore] = useState<readonly SizeKey[]>([]);
  const chosen = SIZES.filter(({ key }) => key === size || more.includes(key));
  return (
    <Card title="Size and export">
      <Stack>
        <SelectField
          label="Size"
          options={SIZES.map((one) => ({ value: one.key, label: formatSize(one) }))}
          value={size}
          onChange={({ target }) => onSize(SIZES.find(({ key }) => key === target.value)?.key ?? size)}
        />
        <Stack $gap={2} role="group" aria-label="Sizes in the zip">
          {SIZES.map((one) => (
            <Checkbox
              key={one.key}
              label={`${one.label} in the zip`}
              checked={one.key === size || more.includes(one.key)}
              disabled={one.key === size}
              onChange={() =>
                setMore(more.includes(one.key) ? more.filter((key) => key !== one.key) : [...more, one.key])
              }
            />
          ))}
        </Stack>
        {progress && (
          <ProgressBar
            label="Drawing"
            value={progress.done}
            max={progress.total}
            text={`${progress.done} of ${progress.total}`}
          />
        )}
        <Row $gap={2}>
          <Button icon={<DownloadIcon size={14} />} busy={progress !== null} onClick={onOne}>
            Download PNG {getSize(size).label}
          </Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={14} />}
            busy={progress !== null}
            onClick={() => onAll(chosen)}
          >
            Download all as zip
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
