import { save } from '../../content/cv/service.ts';
import { readDemo } from '../content.ts';
import { createContextAt, type Stage, writtenAt } from '../stage.ts';

/** Inserts CVs of demo members, each saved by its owner at its time. */
export const insertCvs = async (stage: Stage): Promise<void> => {
  for (const { of, daysAgo, cv } of readDemo().cvs.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await save(createContextAt(stage, of, writtenAt(stage, daysAgo, cv.name)), cv);
};
