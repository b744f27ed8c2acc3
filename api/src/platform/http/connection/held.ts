/** Limits of the bytes in memory for slow callers. */
export interface Bounds {
  /** Per address, which may be shared by some hundred phones of a carrier. */
  readonly ofAddress: number;
  /** For all addresses together. */
  readonly ofAll: number;
}

/** Bytes in memory for one caller. */
export interface HeldBytes {
  readonly address: string;
  readonly bytes: number;
  /** Time (ms) since which we wait for the caller. */
  readonly since: number;
}

export const MEBIBYTE = 1024 * 1024;

const sumBytes = (connections: readonly HeldBytes[]): number => connections.reduce((sum, { bytes }) => sum + bytes, 0);

/** Chooses the connections to close, longest wait first, until the rest is within the limits. */
export const chooseToClose = <T extends HeldBytes>(connections: readonly T[], { ofAddress, ofAll }: Bounds): T[] => {
  const byAddress = [...Map.groupBy(connections, ({ address }) => address).values()];
  // Above the total limit, each address gets an equal share.
  const most = sumBytes(connections) > ofAll ? Math.min(ofAddress, ofAll / byAddress.length) : ofAddress;
  return byAddress.flatMap((ofOne) => {
    let size = sumBytes(ofOne);
    return ofOne
      .toSorted((one, other) => one.since - other.since)
      .filter(({ bytes }) => {
        const isOver = size > most;
        if (isOver) size -= bytes;
        return isOver;
      });
  });
};
