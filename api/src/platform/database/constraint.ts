/** Name of the constraint that a statement violated, from the thrown error; undefined for other errors. */
export const violatedConstraint = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  return 'constraint' in thrown && typeof thrown.constraint === 'string'
    ? thrown.constraint
    : violatedConstraint(thrown.cause);
};
