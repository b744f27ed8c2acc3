import { dueLevels } from '../../commerce/due/tables.ts';
import { perks } from '../../commerce/perk/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findWriter, readDemo } from '../content.ts';
import { idOf, momentFrom, type Stage } from '../stage.ts';

/** Days before the seeding on which perks and levels were made. */
const MADE_DAYS_AGO = 30;

/** Inserts perks that customers of a demo group take for points, and levels of dues of another group. */
export const insertLoyalty = async (stage: Stage): Promise<void> => {
  const { tx, ids } = stage;
  const createdAt = momentFrom(stage, -MADE_DAYS_AGO, '08:30');
  const madeBy = (group: string) => ({
    id: uuidv7(),
    groupId: idOf(ids, group),
    createdBy: idOf(ids, findWriter(group)),
    createdAt,
    updatedAt: createdAt,
  });
  const { perks: gifts, levels } = readDemo().loyalty;
  await tx.insert(perks).values(
    gifts.map(({ group, picture, ...terms }) => ({
      ...terms,
      ...madeBy(group),
      pictureId: stage.picture(findWriter(group), picture)._id,
      keepDays: 30,
      returnsExpired: true,
    })),
  );
  await tx
    .insert(dueLevels)
    .values(levels.map(({ group, ...terms }) => ({ ...terms, ...madeBy(group), price: 0, isOpen: true })));
};
