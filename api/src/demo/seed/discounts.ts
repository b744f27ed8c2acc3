import { discounts as table } from '../../commerce/discount/tables.ts';
import { discounts } from '../content/discounts.ts';
import { groups } from '../groups.ts';
import { dayFrom, idOf, momentFrom, type Stage } from '../stage.ts';

/** The id of a discount of the demo by its place in the list: the same everywhere, so that its address can be tried. */
export const demoDiscountId = (at: number): string => `019a0000-0000-7000-8000-0d15c00${String(at).padStart(5, '0')}`;

/** Discounts of the demo groups, one in each state that needs no orders. */
export const insertDiscounts = async (stage: Stage): Promise<void> => {
  const { tx, ids } = stage;
  await tx.insert(table).values(
    discounts.map(({ group, from, to, off, ...terms }, at) => {
      const createdAt = momentFrom(stage, Math.min(from, -1), '08:30');
      const admin = groups.find(({ link }) => link === group)?.admins[0] ?? '';
      return {
        ...terms,
        id: demoDiscountId(at),
        groupId: idOf(ids, group),
        fromDay: dayFrom(stage, from),
        toDay: to === undefined ? null : dayFrom(stage, to),
        active: off !== true,
        createdBy: idOf(ids, admin),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
};
