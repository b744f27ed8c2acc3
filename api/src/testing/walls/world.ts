/** People and groups whose rows row-level security is tested with. */
import type { TestApi, TestMember } from '../server/api.ts';
import { makeAgency, makeGroup, relate } from '../factories/profiles.ts';

/**
 * An and Bình are friends; Cúc is the admin of the shop, of which An is a member; Dũng, of another group, has no
 * friends. Bình administers an agency. The cashier, the editor and the person at the door work for the shop.
 */
export interface WallWorld extends Readonly<Record<Name, TestMember>> {
  /** Id of Cúc's group. */
  readonly shop: string;
  /** Id of Dũng's group. */
  readonly cafe: string;
  /** Id of Bình's agency. */
  readonly agency: string;
}

export const NAMES = ['an', 'binh', 'cuc', 'dung', 'cashier', 'editor', 'door'] as const;
type Name = (typeof NAMES)[number];

/** Time of all rows. */
export const AT = '2026-03-01T00:00:00Z';

/** Makes ids for the rows of one wing, by number. */
export const idsOf =
  (wing: number) =>
  (row: number): string =>
    `00000000-0000-4000-8000-${String(wing).padStart(4, '0')}${String(row).padStart(8, '0')}`;

/** A row and its readers. */
export interface WalledRow {
  readonly table: string;
  /** Columns and values, by database name. */
  readonly values: (world: WallWorld) => Readonly<Record<string, unknown>>;
  /** Columns that identify it. */
  readonly key: readonly string[];
  /** The world already contains it. */
  readonly isThere?: boolean;
  /** Readers among the people; visitors see none. Default: the program only. */
  readonly seenBy?: readonly Name[];
}

export const makeWallWorld = async (api: TestApi): Promise<WallWorld> => {
  const names = { an: 'An', binh: 'Bình', cuc: 'Cúc', dung: 'Dũng', cashier: 'Thu', editor: 'Biên', door: 'Cửa' };
  const people = await Promise.all(NAMES.map((name) => api.signUp(`${name}@example.vn`, { name: names[name] })));
  const [an, binh, cuc, dung, cashier, editor, door] = people as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  await relate(api, an, binh);
  const shop = await makeGroup(api, { admins: [cuc], members: [an], staff: { cashier, editor, door } });
  const cafe = await makeGroup(api, { admins: [dung] });
  const agency = await makeAgency(api, { admins: [binh] });
  return { an, binh, cuc, dung, cashier, editor, door, shop, cafe, agency };
};
