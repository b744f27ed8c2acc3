import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as queries from './queries.ts';
import type { SlideContent, SlideRow } from './queries.ts';

export type { SlideRow } from './queries.ts';

/** Maximum number of slides; ten are shown. */
const MAXIMUM_SLIDES = 30;

/** All slides in order, including disabled ones. */
export const listAllSlides = ({ db }: Pick<Context, 'db'>): Promise<SlideRow[]> => queries.listAll(db);

const requireSlide = async (tx: Transaction, id: string): Promise<SlideRow> =>
  (await queries.find(tx, id)) ?? fail('not-found');

/** Adds a slide at the end. Errors: conflict when there are thirty already. */
export const addSlide = async (tx: Transaction, content: SlideContent): Promise<SlideRow> => {
  await queries.acquireSlidesLock(tx);
  const { total, last } = await queries.countWithLastPosition(tx);
  if (total >= MAXIMUM_SLIDES) fail('conflict');
  const row = { id: uuidv7(), position: last + 1, ...content };
  await queries.insert(tx, row);
  return row;
};

/**
 * Changes a slide; `changesOf` computes the changes from its present state. Errors: not-found, those of `changesOf`.
 */
export const changeSlide = async (
  tx: Transaction,
  id: string,
  changesOf: (present: SlideRow) => Promise<Partial<SlideContent>>,
): Promise<SlideRow> => {
  await queries.acquireSlidesLock(tx);
  const present = await requireSlide(tx, id);
  const changes = await changesOf(present);
  if (Object.keys(changes).length > 0) await queries.update(tx, id, changes);
  return { ...present, ...changes };
};

/** Removes a slide and returns it. Errors: not-found. */
export const removeSlide = async (tx: Transaction, id: string): Promise<SlideRow> => {
  await queries.acquireSlidesLock(tx);
  const present = await requireSlide(tx, id);
  await queries.remove(tx, id);
  return present;
};

/** Moves a slide before another one, or to the end without `beforeId`; returns it. Errors: not-found. */
export const moveSlide = async (tx: Transaction, id: string, beforeId: string | null): Promise<SlideRow> => {
  await queries.acquireSlidesLock(tx);
  const all = await queries.listAll(tx);
  const moved = all.find((row) => row.id === id) ?? fail('not-found');
  const others = all.filter((row) => row !== moved);
  const newIndex = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId);
  if (newIndex < 0) fail('not-found');
  const ordered = others.toSpliced(newIndex, 0, moved);
  for (const [index, row] of ordered.entries())
    if (row.position !== index + 1) await queries.update(tx, row.id, { position: index + 1 });
  return moved;
};
