// Test environment with jsdom that keeps fetch and streams from Node.
const FixedJsdomEnvironment = require("jest-fixed-jsdom");
const { endContexts } = require("./contexts.cjs");

/**
 * Caches computed styles until the document changes. jsdom checks all rules for each call, and a query by role reads the
 * styles of every element and its ancestors.
 */
function cacheComputedStyles(window) {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap();
  const clear = () => void (styles = new WeakMap());
  const observer = new window.MutationObserver(clear);
  observer.observe(window.document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  window.getComputedStyle = (element, pseudoElement) => {
    if (observer.takeRecords().length > 0) clear();
    if (pseudoElement) return compute(element, pseudoElement);
    if (!styles.has(element)) styles.set(element, compute(element));
    return styles.get(element);
  };
}

module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  async setup() {
    await super.setup();
    cacheComputedStyles(this.global);
  }

  async teardown() {
    await super.teardown();
    endContexts();
  }
};
