import { createHash } from "node:crypto";
import type { Deprecations, Surface } from "@listwise/contracts/remotes";
import ts from "typescript";
import { isOptionalPart, printDeclaration, type OptionalPart } from "./print-declaration";
import { readDeclarations, type Declarations } from "./read-declarations";

const HASH_LENGTH = 8;
const computeHash = (parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, HASH_LENGTH);

/** Exports of shared modules, and those that may be removed. */
export interface SharedSurface {
  exports: Surface;
  deprecations: Deprecations;
}

/**
 * Computes the type surface of modules, given the entry file of each. The surface of an export is a hash of its
 * declaration and of all declarations of our own packages that it refers to, followed by one hash per optional member
 * or parameter in them. Libraries' own declarations are not part of it, and exported types only if asked for.
 * @throws if the tag `@deprecated` of an export has no date
 */
export function computeSurface(
  entries: Readonly<Record<string, string>>,
  { withTypes = false } = {},
): SharedSurface {
  const declarations = readDeclarations(Object.values(entries));
  const { resolve, describe } = createReader(declarations);
  const surface: SharedSurface = { exports: {}, deprecations: {} };
  for (const [module, entry] of Object.entries(entries)) {
    const file = declarations.program.getSourceFile(entry);
    const symbol = file && declarations.checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${entry} is not a module.`);
    const values = declarations.checker
      .getExportsOfModule(symbol)
      .map((one) => ({ name: one.name, target: resolve(one) }))
      .filter(({ target }) => withTypes || (target.flags & ts.SymbolFlags.Value) !== 0)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    surface.exports[module] = Object.fromEntries(values.map(({ name, target }) => [name, describe(target)]));
    const deprecated = values.flatMap(({ name, target }) => {
      const deprecation = readDeprecation(name, target);
      return deprecation ? [[name, deprecation] as const] : [];
    });
    if (deprecated.length > 0) surface.deprecations[module] = Object.fromEntries(deprecated);
  }
  return surface;
}

/** Reads the tag `@deprecated 2027-02-01 Use Table.`, whose date is the first day on which the export may be removed. */
function readDeprecation(name: string, symbol: ts.Symbol) {
  const tag = symbol.getJsDocTags(undefined).find((one) => one.name === "deprecated");
  if (!tag) return null;
  const text = ts.displayPartsToString(tag.text).trim();
  const [, removal, note = ""] = /^(\d{4}-\d{2}-\d{2})\s+(\S.*)$/s.exec(text) ?? [];
  if (removal === undefined)
    throw new Error(`The tag of ${name} must say when it may be removed: @deprecated 2027-02-01 Use …`);
  return { removal, note: note.replace(/\s+/g, " ") };
}

/** A declaration, the symbols it refers to outside of its optional parts, and these parts. */
interface Described {
  core: string;
  full: string;
  references: readonly ts.Node[];
  optional: readonly { text: string; references: readonly ts.Node[] }[];
}

function createReader({ checker, isOwn }: Declarations) {
  const described = new Map<ts.Node, Described>();
  const closures = new Map<ts.Node, string>();

  const resolve = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

  /** Returns the top-level declarations of our own packages that declare a symbol. */
  function findDeclarations(symbol: ts.Symbol | undefined): ts.Node[] {
    if (!symbol) return [];
    const found = (resolve(symbol).declarations ?? []).filter((one) => isOwn(one.getSourceFile()));
    return found.map(getTopLevel).filter((one) => one !== null);
  }

  function describeDeclaration(node: ts.Node): Described {
    const known = described.get(node);
    if (known) return known;
    const [references, optional]: [Set<ts.Node>, OptionalPart[]] = [new Set(), []];
    collect(node, references, optional);
    const result = {
      core: printDeclaration(node, false),
      full: printDeclaration(node, true),
      references: [...references],
      optional: optional.map((part) => {
        const inside = new Set<ts.Node>();
        collect(part, inside, null);
        return { text: `${getPath(part)} ${printDeclaration(part, true)}`, references: [...inside] };
      }),
    };
    described.set(node, result);
    return result;
  }

  /** Collects the declarations that a node refers to. Optional parts are collected instead of entered if there is a list. */
  function collect(node: ts.Node, references: Set<ts.Node>, optional: OptionalPart[] | null): void {
    ts.forEachChild(node, (child) => {
      if (optional && isOptionalPart(child)) {
        optional.push(child);
        return;
      }
      if (ts.isIdentifier(child)) {
        for (const one of findDeclarations(checker.getSymbolAtLocation(child))) references.add(one);
      }
      collect(child, references, optional);
    });
  }

  /** Returns everything that can be reached from declarations; optional parts are followed only if `isFull`. */
  function reach(from: readonly ts.Node[], isFull: boolean): Described[] {
    const seen = new Set(from);
    for (const node of seen) {
      const { references, optional } = describeDeclaration(node);
      const inside = isFull ? optional.flatMap((part) => part.references) : [];
      for (const one of [...references, ...inside]) seen.add(one);
    }
    return [...seen].map(describeDeclaration);
  }

  function computeClosure(node: ts.Node): string {
    const known = closures.get(node);
    if (known !== undefined) return known;
    const hash = computeHash(
      reach([node], true)
        .map(({ full }) => full)
        .sort(),
    );
    closures.set(node, hash);
    return hash;
  }

  function describe(symbol: ts.Symbol): string[] {
    const reached = reach(findDeclarations(symbol), false);
    const core = reached.map((one) => one.core).sort();
    const optional = reached
      .flatMap((one) => one.optional)
      .map(({ text, references }) => computeHash([text, ...references.map(computeClosure).sort()]));
    return [computeHash(core), ...[...new Set(optional)].sort()];
  }

  return { resolve, describe };
}

/** Returns the declaration directly in a file that contains a node, or `null` for a file itself. */
function getTopLevel(node: ts.Node): ts.Node | null {
  if (ts.isSourceFile(node)) return null;
  let current = node;
  while (!ts.isSourceFile(current.parent)) {
    if (ts.isVariableDeclaration(current)) return current;
    current = current.parent;
  }
  return current;
}

const isNamed = (node: ts.Node): node is ts.NamedDeclaration => "name" in node;

/** Returns the names around an optional part, which tell equal parts of different types apart. */
function getPath(node: ts.Node): string {
  if (ts.isSourceFile(node)) return "";
  const name = isNamed(node) ? (node.name?.getText() ?? "") : "";
  return `${getPath(node.parent)}${name && `.${name}`}`;
}
