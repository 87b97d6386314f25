/**
 * Returns the row of a statement that always returns one, such as an insert or a count.
 *
 * @throws Error if it returned none, which is a mistake in the statement
 */
export function getOnlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The statement returned no row.");
  return row;
}
