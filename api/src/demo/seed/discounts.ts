import { discounts as table } from '../../commerce/discount/tables.ts';
import { readDemo, findWriter } from '../content.ts';
import { dayFrom, idOf, momentFrom, type Stage } from '../stage.ts';

/** Fixed id of a demo discount by its index. */
export const demoDiscountId = (index: number): string =>
  `019a0000-0000-7000-8000-0d15c00${String(index).padStart(5, '0')}`;

/** Inserts discounts of the demo groups, one in each state that needs no orders. */
export const insertDiscounts = async (stage: Stage): Promise<void> => {
  const { tx, ids } = stage;
  await tx.insert(table).values(
    readDemo().discounts.map(({ group, fromDay, toDay, off, ...terms }, index) => {
      const createdAt = momentFrom(stage, Math.min(fromDay, -1), '08:30');
      return {
        ...terms,
        id: demoDiscountId(index),
        groupId: idOf(ids, group),
        fromDay: dayFrom(stage, fromDay),
        toDay: toDay === undefined ? null : dayFrom(stage, toDay),
        active: !off,
        createdBy: idOf(ids, findWriter(group)),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
};
