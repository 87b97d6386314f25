import { limitsAdminEndpoints, type LimitDefinition } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { definitionsQuery } from "../../shared/plans";

const { queryKey } = definitionsQuery;

async function save(definitions: readonly LimitDefinition[]): Promise<void> {
  for (const { id, displayInPricing, displayOrder } of definitions) {
    await call(limitsAdminEndpoints.setDisplay, { params: { id }, body: { displayInPricing, displayOrder } });
  }
}

/** Changes how features are displayed, with an optimistic update. */
export function useDisplay() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "limit-display" },
    mutationFn: save,
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey });
      const byId = new Map(changed.map((one) => [one.id, one]));
      client.setQueryData(queryKey, (all) =>
        all
          ?.map((one) => byId.get(one.id) ?? one)
          .sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id),
      );
    },
    onError: (problem) => toast.error("Failed to update display settings", { description: problem.message }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

const ORDER_STEP = 10;

/** Returns the features whose order changes when one moves; orders are spaced ten apart. */
export function moveFeature(
  definitions: readonly LimitDefinition[],
  from: number,
  to: number,
): LimitDefinition[] {
  const rest = [...definitions];
  const [moved] = rest.splice(from, 1);
  if (!moved) return [];
  rest.splice(to, 0, moved);
  return rest
    .map((one, index) => ({ ...one, displayOrder: (index + 1) * ORDER_STEP }))
    .filter((one) => definitions.find(({ id }) => id === one.id)?.displayOrder !== one.displayOrder);
}
