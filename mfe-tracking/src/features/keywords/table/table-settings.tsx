import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { Button, DownloadIcon, SegmentedControl } from "@listwise/shared-ui";
import { ColumnChooser, type Column, type Density } from "@listwise/shared-ui/table";
import styled from "styled-components";

/** Hidden where rows are cards, which have no density. */
const ForRows = styled.div`
  @media (max-width: 719px) {
    display: none;
  }
`;

const densities = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact" },
];

interface TableSettingsProps {
  columns: readonly Column<KeywordTableRow>[];
  hidden: readonly string[];
  onHidden: (keys: readonly string[]) => void;
  density: Density;
  onDensity: (density: Density) => void;
  /** Exports the filtered rows; absent without rows. */
  onExport?: () => void;
}

/** Chooses the columns and the density, and exports the rows. */
export function TableSettings(props: TableSettingsProps) {
  const { columns, hidden, onHidden, density, onDensity, onExport } = props;
  return (
    <>
      <ForRows>
        <SegmentedControl
          label="Density"
          options={densities}
          value={density}
          onChange={(value) => onDensity(value === "compact" ? value : "comfortable")}
        />
      </ForRows>
      <ColumnChooser size="sm" columns={columns} hidden={hidden} onChange={onHidden} />
      <Button size="sm" icon={<DownloadIcon size={14} />} disabled={!onExport} onClick={onExport}>
        Export CSV
      </Button>
    </>
  );
}
