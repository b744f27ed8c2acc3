/** The constraint of the database that a statement met, as what it threw says; undefined where it was something else. */
export const constraintOf = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof Error)) return undefined;
  return 'constraint' in thrown && typeof thrown.constraint === 'string'
    ? thrown.constraint
    : constraintOf(thrown.cause);
};
