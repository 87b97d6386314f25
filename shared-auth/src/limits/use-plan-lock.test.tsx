import { limitsEndpoints, type FeatureLimit } from "@listwise/contracts/limits";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { queryClient } from "../query/query-client";
import { answerWith, resetSession, signInAs, startApiServer } from "../testing";
import { usePlanLock } from "./use-plan-lock";

const server = startApiServer();
const success = true as const;
const formats: FeatureLimit = {
  key: "export_formats",
  featureName: "Export formats",
  description: "",
  unit: null,
  category: "Export",
  dataType: "JSON",
  limitValue: ["csv"],
  displayInPricing: true,
  displayOrder: 1,
};
const aPlan = (name: string, allowed: string[]) => ({
  key: name.toLowerCase(),
  name,
  description: "",
  isDefault: false,
  limits: { export_formats: allowed },
  trialDays: 0,
  prices: [],
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  resetSession();
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success,
      data: { export_formats: formats },
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.publicPlans, {
      success,
      data: [aPlan("Free", ["csv"]), aPlan("Pro", ["csv", "json"]), aPlan("Team", ["csv", "json"])],
      features: [],
      paymentProvider: null,
    }),
  );
});

test("a lock names the first plan with the item; nothing is locked while the limits are unknown", async () => {
  signInAs("user");
  const { result } = renderHook(() => usePlanLock("export_formats"), { wrapper });
  expect(result.current("json")).toBeNull();
  await waitFor(() =>
    expect(result.current("json")).toEqual({ plan: "Pro", text: "Included in the Pro plan." }),
  );
  expect(result.current("csv")).toBeNull();
  expect(result.current()).toBeNull();
  expect(result.current("zip")).toEqual({ plan: null, text: "Not included in your plan." });
});
