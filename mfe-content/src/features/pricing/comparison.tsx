import type { PlanFeature, PublicPlan } from "@listwise/contracts/limits";
import { Badge } from "@listwise/shared-ui";
import { LimitCell } from "./limit-cell";

interface ComparisonProps {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
  current: string | undefined;
}

function groupByCategory(features: readonly PlanFeature[]): Map<string, PlanFeature[]> {
  const groups = new Map<string, PlanFeature[]>();
  for (const feature of features) {
    groups.set(feature.category, [...(groups.get(feature.category) ?? []), feature]);
  }
  return groups;
}

/** Compares every feature across plans. The explicit roles are needed because narrow screens lay the table out as a grid. */
export function Comparison({ plans, features, current }: ComparisonProps) {
  return (
    <section className="doc-compare" id="features" aria-labelledby="comparison-title">
      <h2 id="comparison-title">Compare every feature</h2>
      <table role="table" aria-labelledby="comparison-title">
        <thead>
          <tr className="doc-compare-top" role="row">
            <th role="columnheader" scope="col">
              Feature
            </th>
            {plans.map(({ key, name }) => (
              <th key={key} role="columnheader" scope="col">
                {name} {key === current && <Badge tone="accent">Your plan</Badge>}
              </th>
            ))}
          </tr>
        </thead>
        {[...groupByCategory(features)].map(([category, list]) => (
          <tbody key={category}>
            <tr className="doc-compare-group" role="row">
              <th role="columnheader" scope="colgroup" colSpan={plans.length + 1}>
                {category}
              </th>
            </tr>
            {list.map((feature) => (
              <tr key={feature.key} role="row">
                <th role="rowheader" scope="row">
                  {feature.featureName}
                  <small>{feature.description}</small>
                </th>
                {plans.map(({ key, limits }) => (
                  <LimitCell
                    key={key}
                    feature={feature}
                    value={limits[feature.key]}
                    current={key === current}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
