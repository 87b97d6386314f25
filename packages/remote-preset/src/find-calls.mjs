// Finds the endpoints of the contracts that a source file names, also under other names.
import { parse } from "@swc/core";

/** @typedef {{ group: string, name: string | null }} Call an endpoint of a group, or all with the name `null` */
/** @typedef {Record<string, unknown> & { type: string }} Node */

const CONTRACTS = /^@listwise\/contracts(?:[/-]|$)/;
const GROUP = /Endpoints$/;

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/**
 * Returns the text of an identifier or a string literal; `null` for other nodes.
 * @param {unknown} node
 */
const getName = (node) =>
  isNode(node) && (node.type === "Identifier" || node.type === "StringLiteral") ? String(node.value) : null;

/**
 * Returns the name of the property that an expression reads; `null` if it is computed.
 * @param {Node} node
 */
function getProperty({ property }) {
  if (!isNode(property) || property.type !== "Computed") return getName(property);
  const { expression } = property;
  return isNode(expression) && expression.type === "StringLiteral" ? getName(expression) : null;
}

/** Finds the calls of one file. */
class CallFinder {
  /** @type {Map<string, string>} The groups by their names in the file. */
  #groups = new Map();
  /** @type {Set<string>} Names of the contracts' modules in the file. */
  #modules = new Set();
  /** @type {Call[]} */
  calls = [];

  /**
   * Returns the group that an expression is; `null` for other expressions.
   * @param {unknown} node
   */
  #findGroup(node) {
    if (!isNode(node)) return null;
    const name = getName(node);
    if (node.type === "Identifier") return this.#groups.get(name ?? "") ?? null;
    if (node.type !== "MemberExpression" || !this.#modules.has(getName(node.object) ?? "")) return null;
    const property = getProperty(node);
    return property !== null && GROUP.test(property) ? property : null;
  }

  /** @param {Node} node */
  readImport({ source, specifiers }) {
    if (!CONTRACTS.test(getName(source) ?? "") || !Array.isArray(specifiers)) return;
    for (const { type, local, imported } of specifiers) {
      const name = getName(local) ?? "";
      const original = getName(imported) ?? name;
      if (type === "ImportNamespaceSpecifier") this.#modules.add(name);
      else if (GROUP.test(original)) this.#groups.set(name, original);
    }
  }

  /**
   * Collects the groups and endpoints that a pattern takes from a value: `const { search } = appsEndpoints`.
   * @param {Node} node
   * @param {string} group
   */
  #readPattern({ type, value, properties }, group) {
    if (type === "Identifier") this.#groups.set(String(value), group);
    for (const one of Array.isArray(properties) ? properties : []) {
      this.calls.push({ group, name: getName(one.key) });
    }
  }

  /** @param {unknown} node */
  visit(node) {
    // Arguments of a call are objects without a type.
    if (Array.isArray(node)) for (const one of node) this.visit(one?.expression ?? one);
    else if (isNode(node)) this.#visitNode(node);
  }

  /** @param {Node} node */
  #visitNode(node) {
    const [group, object, initial] = [node, node.object, node.init].map((one) => this.#findGroup(one));
    if (node.type.startsWith("Ts")) {
      this.visit(node.expression);
    } else if (group) {
      this.calls.push({ group, name: null });
    } else if (node.type === "MemberExpression" && object) {
      this.calls.push({ group: object, name: getProperty(node) });
    } else if (node.type === "VariableDeclarator" && initial && isNode(node.id)) {
      this.#readPattern(node.id, initial);
    } else {
      for (const [key, value] of Object.entries(node)) {
        const isLabel = (key === "key" || key === "property") && getName(value) !== null;
        if (!isLabel) this.visit(value);
      }
    }
  }
}

/**
 * Returns the endpoints that a file names. If it uses a group in another way, such as by passing it on, these are all
 * endpoints of the group.
 * @param {{ file: string, source: string }} input
 * @returns {Promise<Call[]>}
 */
export async function findCalls({ file, source }) {
  if (!source.includes("Endpoints")) return [];
  const { body } = await parse(source, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" });
  const finder = new CallFinder();
  /** @type {unknown[]} */
  const items = body;
  const nodes = items.filter(isNode);
  for (const node of nodes) if (node.type === "ImportDeclaration") finder.readImport(node);
  for (const node of nodes) if (node.type !== "ImportDeclaration") finder.visit(node);
  return finder.calls;
}
