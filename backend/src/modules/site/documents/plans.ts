import {
  type PlanFeature,
  type PublicPlan,
  formatLimit,
  HIGHLIGHTED_FEATURES,
} from "@listwise/contracts/limits";
import { markup, type Html } from "./html";

interface Plans {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
}

/** Renders a card per plan with its main limits. */
export function renderPlanCards({ plans, features }: Plans): Html {
  const shown = features.filter(({ key }) => HIGHLIGHTED_FEATURES.includes(key));
  const facts = ({ limits }: PublicPlan) =>
    shown.map(
      (feature) =>
        markup`<li><span>${feature.featureName}: <strong>${formatLimit(feature, limits[feature.key]) ?? "none"}</strong></span></li>`,
    );
  return markup`<ul class="doc-plans">
    ${plans.map(
      (plan) =>
        markup`<li>
          <h2>${plan.name}</h2>
          <p>${plan.description}</p>
          <ul>
            ${facts(plan)}
          </ul>
          <a href="/register" ${plan.isDefault ? markup`data-main` : null}>Start Free Trial</a>
        </li>`,
    )}
  </ul>`;
}

/** Renders the table that compares every feature across plans. */
export function renderPlanTable({ plans, features }: Plans): Html {
  const groups = [...new Set(features.map(({ category }) => category))];
  const rows = (category: string) =>
    features
      .filter((feature) => feature.category === category)
      .map(
        (feature) =>
          markup`<tr>
            <th scope="row">${feature.featureName}<small>${feature.description}</small></th>
            ${plans.map(({ limits }) => markup`<td>${formatLimit(feature, limits[feature.key]) ?? "–"}</td>`)}
          </tr>`,
      );
  return markup`<section class="doc-compare" id="features">
    <h2>Compare every feature</h2>
    <div class="doc-scroll" tabindex="0" role="region" aria-label="Compare every feature">
      <table>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            ${plans.map(({ name }) => markup`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        ${groups.map(
          (category) =>
            markup`<tbody>
              <tr>
                <th scope="colgroup" colspan="${plans.length + 1}">${category}</th>
              </tr>
              ${rows(category)}
            </tbody>`,
        )}
      </table>
    </div>
  </section>`;
}
