// The rules of `pnpm lint:text`. Each names a pattern and what to write instead.
import ts from "typescript";

/**
 * Wording that is ruled out everywhere: in comments, texts, content and documents.
 * @type {[RegExp, string][]}
 */
const PHRASES = [
  [
    /\bstands?\b(?! (?:alone|for|out)\b)|\bstanding\b(?! out\b)|\bstood\b/i,
    'use "be", "appear" or "show" instead of "stand"',
  ],
  [/\bat once\b/i, 'use "immediately", "together" or "in one call" instead of "at once"'],
  [/\bby (?:it|them)self\b|\bby themselves\b/i, 'use "automatically", "alone" or "on its own"'],
  [/\bof (?:yours|theirs|ours|one's own)\b/i, 'use "your …" or "our …" instead of "… of yours"'],
  [/\btold of\b/i, 'use "notified about" or "reported"'],
  [/\blooked at\b/i, 'use "viewed", "checked" or "compared"'],
  [/\bwhoever\b/i, "name the role: the user, the caller, the owner"],
  [/\b(?:no|some)body\b/i, 'name the role, or use "no one", "someone", "no user"'],
  [/\bfor good\b/i, 'use "permanently"'],
  [/\bis none\b/i, 'use "there is no …" or "isn\'t a …"'],
  [/\bapart by\b/i, 'use "separated by"'],
  [/\bpeople who run\b/i, 'use "we" or "the operator"'],
  [
    /\b(?:colour|favourite|behaviour|licence|catalogue|localis|optimis(?!tic|m)|organis|recognis|minimis|summaris|normalis|initialis|serialis|synchronis|cancelled|centre[ds]?\b)/i,
    "use American spelling",
  ],
];

/** Words that others have chosen or that stored data holds: columns, options of libraries, statuses. */
const FIXED_WORDS =
  /\b(?:listings_catalogue|toColourspace|textColour)\b|"cancelled"|\bcancelled(?=:)|["`]nobody["`]|`colours \$/g;

/** Comments are sentences with a subject and a verb; these openers make them clauses without one. */
const OPENER = /^(?:What|Who|Whom|Whose|Whether|How|Where|Which)\b/;

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
 * @param {string} file
 * @param {string} text
 * @returns {Generator<{ line: number, message: string }>}
 */
function* findInCode(file, text) {
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
  /** @type {ts.Node[]} */
  const names = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const name = getFunctionName(node);
    if (name && GETTER.test(name.getText(source))) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of names) {
    yield {
      line: lineAt(name.getStart(source)),
      message: `"${name.getText(source)}" is called after a noun; start with a verb (get, fetch, compute, …)`,
    };
  }
}

/**
 * Finds the passages of a file that break a rule.
 *
 * @param {string} file its path, whose ending says what it is
 * @param {string} text
 * @returns {{ line: number, message: string }[]} lines are counted from 1
 */
export function findProblems(file, text) {
  const problems = /\.(?:tsx?|mjs|cjs)$/.test(file) ? [...findInCode(file, text)] : [];
  for (const [index, line] of text.replace(FIXED_WORDS, "").split("\n").entries()) {
    for (const [pattern, advice] of PHRASES) {
      const found = pattern.exec(line);
      if (found) problems.push({ line: index + 1, message: `"${found[0]}": ${advice}` });
    }
  }
  return problems.sort((a, b) => a.line - b.line);
}
