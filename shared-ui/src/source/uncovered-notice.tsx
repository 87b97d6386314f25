import { explainUncovered } from "@listwise/aso-core/text";
import { Flag } from "../composites/flag";
import { Button } from "../primitives/button";
import { Row } from "../primitives/layout";
import { Notice } from "../primitives/notice";
import { useStoreSource } from "./store-source";

/** Number of offered countries; a picker has the others. */
const MAX_OFFERED = 8;

export interface UncoveredNoticeProps {
  country: string;
  /** Offers the covered countries. */
  onChoose?: (country: string) => void;
}

/** Renders the reason why there is no data for a country, and nothing if there is. */
export function UncoveredNotice({ country, onChoose }: UncoveredNoticeProps) {
  const source = useStoreSource();
  const reason = explainUncovered(source, country);
  if (reason === null) return null;
  const offered = source?.storefronts?.slice(0, MAX_OFFERED) ?? [];
  return (
    <Notice
      actions={
        onChoose && (
          <Row $gap={2} role="group" aria-label="Covered countries">
            {offered.map((code) => (
              <Button key={code} size="sm" onClick={() => onChoose(code)}>
                <Flag country={code} withName />
              </Button>
            ))}
          </Row>
        )
      }
    >
      {reason}
    </Notice>
  );
}
