// Fast computed styles for queries by role and name, and for clicks. They read `display`, `visibility` and
// `pointer-events` of every element and its ancestors; for each of these reads, jsdom matches the element against all
// rules and copies all of their properties. This file looks only at the rules that set these three. All other properties
// still come from jsdom.
const PROPERTIES = new Map([
  ["display", "display"],
  ["visibility", "visibility"],
  ["pointer-events", "pointer-events"],
  ["pointerEvents", "pointer-events"],
]);
/** Values of inherited properties that no rule sets. */
const INITIAL_VALUES = { visibility: "visible", "pointer-events": "auto" };
/** Attributes on which the default display of an element depends in jsdom, next to its tag. */
const DEFAULT_ATTRIBUTES = ["hidden", "open", "type"];
const SIMPLE_SELECTOR = /^\.?[\w-]+$/;

/** Lists the style rules of a document in order, with those of media queries for the screen, as jsdom does. */
function listRules(document) {
  return [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      if (!rule.media) return rule.style ? [rule] : [];
      return Array.from(rule.media).includes("screen") ? [...rule.cssRules] : [];
    }),
  );
}

/** Maps simple selectors (`.class` or `tag`) to their last rule that sets the property, and lists all others. */
function indexRules(rules, property) {
  const simple = new Map();
  const complex = [];
  rules.forEach(({ selectorText, style }, position) => {
    const value = style.getPropertyValue(property);
    if (value === "") return;
    for (const selector of selectorText.includes("(") ? [selectorText] : selectorText.split(/\s*,\s*/)) {
      if (SIMPLE_SELECTOR.test(selector)) simple.set(selector, { position, value });
      else complex.push({ position, value, selector });
    }
  });
  return { simple, complex };
}

/** Returns false for a selector that jsdom can't read, such as one with a pseudo-element. */
function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** Returns the value of the last matching rule, because jsdom ignores specificity. Returns undefined without one. */
function findValue({ simple, complex }, element) {
  let last = { position: -1 };
  const classes = (element.getAttribute("class") ?? "").split(/\s+/);
  for (const selector of [element.localName, ...classes.map((name) => `.${name}`)]) {
    const rule = simple.get(selector);
    if (rule && rule.position > last.position) last = rule;
  }
  for (const rule of complex) {
    if (rule.position > last.position && matches(element, rule.selector)) last = rule;
  }
  return last.value;
}

/**
 * Makes `getComputedStyle` of a jsdom window answer `display`, `visibility` and `pointer-events` fast. The values are those
 * of jsdom.
 * @param {Window & typeof globalThis} window
 */
exports.installVisibilityStyles = (window) => {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  const emptyDocument = document.implementation.createHTMLDocument();
  /** @type {Map<string, string>} Default display by tag and attributes. */
  const defaults = new Map();
  const anyStyle = compute(emptyDocument.body);
  let indexes = {};
  let ruleCounts = "";

  const getIndex = (property) => {
    const counts = Array.from(document.styleSheets, ({ cssRules }) => cssRules.length).join();
    if (counts !== ruleCounts) [indexes, ruleCounts] = [{}, counts];
    return (indexes[property] ??= indexRules(listRules(document), property));
  };

  const getDefaultDisplay = ({ namespaceURI, localName, attributes }) => {
    const relevant = [...attributes].filter(({ name }) => DEFAULT_ATTRIBUTES.includes(name));
    const key = [namespaceURI, localName, ...relevant.map(({ name, value }) => `${name}=${value}`)].join("|");
    if (!defaults.has(key)) {
      const element = emptyDocument.createElementNS(namespaceURI, localName);
      for (const { name, value } of relevant) element.setAttribute(name, value);
      defaults.set(key, compute(element).getPropertyValue("display"));
    }
    return defaults.get(key);
  };

  const read = (element, property) => {
    const inline = element.hasAttribute("style") && element.style.getPropertyValue(property);
    const value = inline || findValue(getIndex(property), element);
    if (value) return value;
    if (property === "display") return getDefaultDisplay(element);
    return element.parentElement ? read(element.parentElement, property) : INITIAL_VALUES[property];
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const getPropertyValue = (name) =>
      PROPERTIES.has(name) ? read(element, PROPERTIES.get(name)) : compute(element).getPropertyValue(name);
    return new Proxy(anyStyle, {
      get: (_, name) => {
        if (name === "getPropertyValue") return getPropertyValue;
        if (PROPERTIES.has(name)) return read(element, PROPERTIES.get(name));
        const style = compute(element);
        const value = Reflect.get(style, name, style);
        return typeof value === "function" ? value.bind(style) : value;
      },
    });
  };
};
