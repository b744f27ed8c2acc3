import type { WeddingSide } from '@m4u/contract/event/wedding/schema';

/** A guest to seat with the people of the reply. */
export interface Party {
  readonly id: string;
  readonly side: WeddingSide;
  readonly group: string;
  readonly people: number;
}

/** A table with its free chairs. */
export interface FreeTable {
  readonly id: string;
  readonly free: number;
}

/** A guest and the table that was found. */
export interface Seat {
  readonly guestId: string;
  readonly tableId: string;
}

/** Guests by side and group, the largest groups first; guests without a group of a side are one group. */
const groupParties = (parties: readonly Party[]): Party[][] => {
  const groups = Map.groupBy(parties, ({ side, group }) => `${side} ${group}`);
  const sizeOf = (group: readonly Party[]): number => group.reduce((sum, { people }) => sum + people, 0);
  return [...groups.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
};

/**
 * Finds tables for guests (docs/rules/wedding.md#tables): people of one reply sit together, and those of a group begin
 * where the group already sits. A table is filled before the next one is begun. Guests who fit nowhere are left out.
 */
export const fillTables = (parties: readonly Party[], tables: readonly FreeTable[]): Seat[] => {
  const free = new Map(tables.map((table) => [table.id, table.free]));
  const seats: Seat[] = [];
  for (const group of groupParties(parties)) {
    let last: string | undefined;
    for (const { id: guestId, people } of group.toSorted((one, other) => other.people - one.people)) {
      const fits = (tableId: string | undefined): tableId is string =>
        tableId !== undefined && (free.get(tableId) ?? 0) >= people;
      const tableId = fits(last) ? last : [...free.keys()].find(fits);
      if (tableId === undefined) continue;
      free.set(tableId, (free.get(tableId) ?? 0) - people);
      seats.push({ guestId, tableId });
      last = tableId;
    }
  }
  return seats;
};
