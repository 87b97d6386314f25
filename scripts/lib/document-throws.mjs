/** Functions that never return: `throwUnknownApp()`. */
const THROWER = "CallExpression[callee.name=/^throw[A-Z]/]";

/** Nodes from an exported declaration to its function, by the position of the node that the doc comment precedes. */
const EXPORTED = /** @type {const} */ ([
  [1, "ExportNamedDeclaration FunctionDeclaration"],
  [3, "ExportNamedDeclaration VariableDeclaration VariableDeclarator ArrowFunctionExpression"],
  [1, "ExportNamedDeclaration ClassDeclaration ClassBody MethodDefinition FunctionExpression"],
]);

/**
 * Requires `@throws` in the doc comment of an exported function that throws an error of its own: not one that it caught,
 * nor one that a function throws that it calls.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const documentThrows = {
  create: (context) => {
    const { sourceCode } = context;
    const reported = new Set();
    const check = (/** @type {import("eslint").Rule.Node} */ thrown) => {
      const nodes = sourceCode.getAncestors(thrown);
      const last = nodes.findLastIndex(({ type }) => type.includes("Function"));
      const isCaught = nodes.some(
        (node, index) =>
          index > last && node.type === "TryStatement" && node.handler && nodes[index + 1] === node.block,
      );
      const path = nodes
        .slice(0, last + 1)
        .map(({ type }) => type)
        .join(" ");
      const [distance] = EXPORTED.find(([, end]) => path.endsWith(end)) ?? [];
      const declaration = distance && nodes[last - distance];
      if (!declaration || isCaught || reported.has(declaration)) return;
      if (sourceCode.getCommentsBefore(declaration).some(({ value }) => value.includes("@throws"))) return;
      reported.add(declaration);
      context.report({
        node: declaration,
        message: "Say in the doc comment what it throws, with `@throws`.",
      });
    };
    return { 'ThrowStatement:not([argument.type="Identifier"])': check, [THROWER]: check };
  },
};
