import { CvSave } from '@m4u/contract/content/cv/schema';
import { save } from '../../content/cv/service.ts';
import { cvs } from '../content/cvs.ts';
import { callAt, type Stage, writtenAt } from '../stage.ts';

/** CVs of the demo members, each saved by its owner at its time. */
export const insertCvs = async (stage: Stage): Promise<void> => {
  for (const { of, ago, cv } of cvs.toSorted((one, other) => other.ago - one.ago))
    await save(callAt(stage, of, writtenAt(stage, ago, cv.name)), CvSave.parse(cv));
};
