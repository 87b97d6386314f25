// The rules of `pnpm lint:text` that read code by its syntax: comments, names of functions, texts.
import ts from "typescript";

/** Comments are sentences with a subject and a verb; these openers make them clauses without one. */
const OPENER = /^(?:What|Whatever|Who|Whom|Whose|Whoever|Whether|How|Where|Which|Why|That)\b/;

/** A text on the screen is not a clause: "What browsers measured" is "Measured in browsers". Questions are fine. */
const CLAUSE = /^(?:What|Whatever|Who|Whom|Whose) [a-z][\w’']* [^?]+$/;

/** Texts of tests and of the sample's listings are data. */
const IS_DATA = /\.(?:test|spec|fixtures)\.|\/(?:testing|sample)\/|^e2e\//;

/** A function's name starts with a verb that says what a call costs. */
const GETTER = /^[a-z][A-Za-z0-9]*Of$/;

const isFunction = (/** @type {ts.Node | undefined} */ node) =>
  node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/**
 * Returns the identifier that names a function, or `null` if the node declares none.
 * @param {ts.Node} node
 */
function getFunctionName(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return node.name ?? null;
  }
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return isFunction(node.initializer) ? node.name : null;
  }
  return ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type) ? node.name : null;
}

/**
 * Returns the text of a string, a template or an element, or `null` for other nodes.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function getText(node, source) {
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text.replace(/\s+/g, " ").trim() : null;
}

/** Returns the text of a comment without its delimiters. */
const strip = (/** @type {string} */ comment) =>
  comment
    .replace(/^\/\*+|\*+\/$|^\s*\*/gm, "")
    .replace(/^\/\/+/, "")
    .trim();

/**
 * Returns the comments of a source file; adjoining lines with `//` are one comment.
 * @param {ts.SourceFile} source
 */
function findComments(source) {
  /** @type {ts.CommentRange[]} */
  const comments = [];
  const text = source.text;
  const seen = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      comments.push(range);
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  comments.sort((a, b) => a.pos - b.pos);
  return comments.filter(({ pos, kind }, index) => {
    const before = comments[index - 1];
    const goesOn =
      kind === ts.SyntaxKind.SingleLineCommentTrivia &&
      before?.kind === kind &&
      /^\r?\n[ \t]*$/.test(text.slice(before.end, pos));
    return !goesOn;
  });
}

/**
 * Finds comments that are no sentences, functions that are called after nouns, and texts that are clauses.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Generator<{ line: number, message: string }>}
 */
export function* findInCode(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line + 1;
  for (const { pos, end } of findComments(source)) {
    const comment = strip(text.slice(pos, end));
    if (OPENER.test(comment)) {
      yield {
        line: lineAt(pos),
        message: `a comment opens with "${comment.split(/\s/, 1)[0]}"; start with a subject or a verb`,
      };
    }
  }
  /** @type {{ line: number, message: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const line = () => lineAt(node.getStart(source));
    const name = getFunctionName(node)?.getText(source);
    if (name && GETTER.test(name)) {
      const message = `"${name}" is called after a noun; start with a verb (get, fetch, compute, …)`;
      found.push({ line: line(), message });
    }
    const shown = IS_DATA.test(file) ? null : getText(node, source);
    if (shown && CLAUSE.test(shown)) {
      found.push({ line: line(), message: `"${shown.split(" ", 3).join(" ")} …": use a noun or a verb` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}
