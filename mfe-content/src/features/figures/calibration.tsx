import { describeCalibration } from "@listwise/aso-core/figures";
import { calibrationEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { Button, Skeleton } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";

/** Renders how chances compare with what happened. */
export function Calibration() {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ["chance-calibration"],
    queryFn: ({ signal }) => call(calibrationEndpoints.chance, { signal }),
  });
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton width="20rem" />
      </div>
    );
  }
  if (!data) {
    return (
      <p role="alert">
        Couldn't load the outcomes.{" "}
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  const { note, rows } = describeCalibration(data.data, data.firstDay);
  return (
    <>
      <p>{note}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ chance, observations, reached }) => (
            <li key={chance}>
              Chance {chance}: {observations}, {reached}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
