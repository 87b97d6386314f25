import ts from "typescript";

const printer = ts.createPrinter({ removeComments: true });

/** An optional member or parameter. Adding one keeps code that was built before working. */
export type OptionalPart = (ts.TypeElement | ts.ParameterDeclaration) & { questionToken: ts.QuestionToken };

/** Returns true for optional members of types, and for optional parameters. */
export function isOptionalPart(node: ts.Node): node is OptionalPart {
  return (
    (ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isParameter(node)) &&
    node.questionToken !== undefined
  );
}

/**
 * Prints a declaration on a normal form: without comments, and with the members of types and unions in alphabetical
 * order, because the order in which a compiler writes them says nothing. Optional parts are left out unless asked for.
 */
export function printDeclaration(node: ts.Node, withOptionalParts: boolean): string {
  const file = node.getSourceFile();
  const print = (one: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, one, file);
  const sort = <T extends ts.Node>(nodes: readonly T[]) =>
    nodes
      .map((one) => ({ one, text: print(one) }))
      .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
      .map(({ one }) => one);
  const result = ts.transform(node, [
    ({ factory }) => {
      const visit = (one: ts.Node): ts.Node | undefined => {
        if (!withOptionalParts && one !== node && isOptionalPart(one)) return undefined;
        const inner = ts.visitEachChild(one, visit, undefined);
        if (ts.isUnionTypeNode(inner)) return factory.createUnionTypeNode(sort(inner.types));
        if (ts.isTypeLiteralNode(inner))
          return factory.createTypeLiteralNode(sortMembers(inner.members, sort));
        return inner;
      };
      return (one) => visit(one) ?? one;
    },
  ]);
  const text = result.transformed.map(print).join("\n").replace(/\s+/g, " ");
  result.dispose();
  return text;
}

/** Sorts members unless some are overloads, whose order matters. */
function sortMembers(
  members: ts.NodeArray<ts.TypeElement>,
  sort: (members: readonly ts.TypeElement[]) => ts.TypeElement[],
): readonly ts.TypeElement[] {
  return members.every(ts.isPropertySignature) ? sort(members) : members;
}
