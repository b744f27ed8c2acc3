import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import type { CvLetterDraft } from '@m4u/contract/content/cv/letter.schema';
import type { Cv, CvApplicationDraft } from '@m4u/contract/content/cv/schema';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { nextVersionTime } from '../../../platform/time/versions.ts';
import * as queries from '../queries.ts';
import { type CvWithPhoto, isVersion, letterVersion } from '../rules.ts';
import { changeCvs, copyCv, get } from '../service.ts';

type Row = CvWithPhoto['row'];

const nameOf = ({ position, company }: CvApplicationDraft): string =>
  `${position} – ${company}`.slice(0, CV_LIMITS.name).toWellFormed().trim();

const columnsOf = ({ company, position, advert, advertOn }: CvApplicationDraft) => ({
  company,
  position,
  advert,
  advertOn: advertOn || null,
});

/**
 * Copies one of the caller's CVs into a version for an application. A version of a version has the same source
 * (docs/rules/cv.md#versions). Errors: not-found, cv-versions-full, rate-limited.
 */
export const makeVersion = (ctx: Context, id: string, draft: CvApplicationDraft): Promise<Cv> =>
  copyCv(ctx, id, (row) => ({
    ...columnsOf(draft),
    name: draft.name ?? nameOf(draft),
    sourceId: isVersion(row) ? row.sourceId : row.id,
  }));

/** Changes one of the caller's CVs by the columns that `change` returns. Errors: not-found, rate-limited. */
const changeOne = async (ctx: Context, id: string, change: (row: Row) => Partial<Row>): Promise<Cv> => {
  await changeCvs(ctx, async (tx, memberId) => {
    const { row } = (await queries.find(tx, memberId, id)) ?? fail('not-found');
    await queries.update(tx, memberId, id, { ...change(row), updatedAt: ctx.clock.now() });
  });
  return get(ctx, id);
};

/** Changes the name and the application of a version. Errors: not-found, wrong-state (no version), rate-limited. */
export const setApplication = (ctx: Context, id: string, { name, ...draft }: CvApplicationDraft): Promise<Cv> =>
  changeOne(ctx, id, (row) => (isVersion(row) ? { ...columnsOf(draft), name: name ?? row.name } : fail('wrong-state')));

/**
 * Saves the cover letter of one of the caller's CVs. Errors: not-found, rate-limited, conflict when the letter was saved
 * after `updatedAt`.
 */
export const saveLetter = (ctx: Context, id: string, { updatedAt, ...letter }: CvLetterDraft): Promise<Cv> =>
  changeOne(ctx, id, (row) => {
    const version = letterVersion(row);
    if (updatedAt !== undefined && updatedAt !== version) fail('conflict');
    const savedAt = nextVersionTime(version === null ? undefined : new Date(version), ctx.clock.now());
    return { letter: { ...letter, savedAt: savedAt.toISOString() } };
  });

/** Removes the cover letter of one of the caller's CVs. Errors: not-found, rate-limited. */
export const removeLetter = async (ctx: Context, id: string): Promise<void> => {
  await changeOne(ctx, id, () => ({ letter: null }));
};
