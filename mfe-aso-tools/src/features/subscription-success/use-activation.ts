import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { plansQuery } from "../../shared/limits/plans.api";
import { currentPlanQuery } from "./subscription-success.api";

export interface PollingOptions {
  everyMs: number;
  giveUpMs: number;
}

export type Activation = "loading" | "failed" | "no-provider" | "waiting" | "late" | "active";

/** Polls the plan until it is the purchased one (`wanted`, or any plan but the default one if it is null). */
export function useActivation(wanted: string | null, { everyMs, giveUpMs }: PollingOptions) {
  const client = useQueryClient();
  const [late, setLate] = useState(false);
  const plans = useQuery(plansQuery());
  const provider = plans.data?.paymentProvider ?? null;
  const standard = plans.data?.data.find(({ isDefault }) => isDefault)?.key;
  const isBought = (key: string | undefined) =>
    key !== undefined && (wanted === null ? key !== standard : key === wanted);
  const mine = useQuery({
    ...currentPlanQuery(),
    refetchInterval: ({ state }) =>
      provider === null || late || isBought(state.data?.key) ? false : everyMs,
  });
  const active = provider !== null && isBought(mine.data?.key);

  useEffect(() => {
    if (late || active || provider === null) return;
    const timer = setTimeout(() => setLate(true), giveUpMs);
    return () => clearTimeout(timer);
  }, [late, active, provider, giveUpMs]);

  useEffect(() => {
    // Cached limits and usage belong to the previous plan.
    if (active) void client.invalidateQueries({ queryKey: ["subscription-limits"] });
  }, [active, client]);

  function again() {
    setLate(false);
    void plans.refetch();
    void mine.refetch();
  }
  function state(): Activation {
    if (active) return "active";
    if ((plans.isError && !plans.data) || (mine.isError && !mine.data)) return "failed";
    if (!plans.data || !mine.data) return "loading";
    if (provider === null) return "no-provider";
    return late ? "late" : "waiting";
  }
  return {
    state: state(),
    provider,
    plan: mine.data,
    problem: (plans.error ?? mine.error)?.message,
    checking: plans.isFetching || mine.isFetching,
    again,
  };
}
