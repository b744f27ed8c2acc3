/** Points of an account that expire at the same moment. */
export interface Batch {
  readonly points: number;
  /** Null for points that never expire. */
  readonly expiresAt: Date | null;
}

/**
 * Takes points from batches in the order given, the earliest expiry first, and keeps the end of each. Batches with the
 * same end become one. The batches must have as many points.
 */
export const takeFromBatches = (batches: readonly Batch[], points: number): Batch[] => {
  const taken = new Map<number | null, Batch>();
  let rest = points;
  for (const batch of batches) {
    const part = Math.min(rest, batch.points);
    if (part === 0) break;
    const end = batch.expiresAt?.getTime() ?? null;
    taken.set(end, { points: (taken.get(end)?.points ?? 0) + part, expiresAt: batch.expiresAt });
    rest -= part;
  }
  return [...taken.values()];
};
