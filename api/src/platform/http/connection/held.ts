/** How many bytes may be held for callers who are slow. */
export interface Bounds {
  /** For one address, which may be a whole carrier's: some hundred phones in a tunnel. */
  readonly ofAddress: number;
  /** For all together. */
  readonly ofAll: number;
}

/** What is held for one caller. */
export interface Held {
  readonly address: string;
  readonly bytes: number;
  /** Since when the caller has kept us waiting (ms). */
  readonly since: number;
}

export const MEBIBYTE = 1024 * 1024;

const sizeOf = (held: readonly Held[]): number => held.reduce((sum, { bytes }) => sum + bytes, 0);

/** Chooses whom to end, the longest waited for first, until the rest is within the bounds. */
export const chooseOver = <T extends Held>(held: readonly T[], { ofAddress, ofAll }: Bounds): T[] => {
  const byAddress = [...Map.groupBy(held, ({ address }) => address).values()];
  // Where all together are too much, each address gets an equal share.
  const most = sizeOf(held) > ofAll ? Math.min(ofAddress, ofAll / byAddress.length) : ofAddress;
  return byAddress.flatMap((ofOne) => {
    let size = sizeOf(ofOne);
    return ofOne
      .toSorted((one, other) => one.since - other.since)
      .filter(({ bytes }) => {
        const isOver = size > most;
        if (isOver) size -= bytes;
        return isOver;
      });
  });
};
