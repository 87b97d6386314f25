const controls = ":where(a, button, input, select, textarea, summary, [tabindex])";

/** Extends the hover and focus rules of a style rule to the examples that force these states. Keeps the specificity. */
export function forceStates(rule: string): string {
  return rule
    .replaceAll(":hover", `:is(:hover, [data-state~="hover"] *)`)
    .replaceAll(":focus-visible", `:is(:focus-visible, [data-state~="focus"] ${controls})`);
}

/** Makes all style rules that are inserted from now on apply to examples with a forced state, too. */
export function installForcedStates(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the style sheet below
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, forceStates(rule), index);
  };
}
