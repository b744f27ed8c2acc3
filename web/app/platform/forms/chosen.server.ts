import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { problemOf } from '../api/problem.ts';
import { number } from '../language/formats.ts';
import { setFlash } from './flash.server.ts';
import type { SentForm } from './form.server.ts';

/** The most rows that are changed at once: those of the longest page. */
const MOST_CHOSEN = 100;

/** The ids of the rows that were chosen in a table. */
export const chosenIds = ({ nestedValues: { chosen } }: Pick<SentForm, 'nestedValues'>): string[] =>
  [chosen]
    .flat()
    .flatMap((id) => Id.safeParse(id).data ?? [])
    .slice(0, MOST_CHOSEN);

/** Words of a refusal; rethrows what is no refusal. */
const refusalOf = (thrown: unknown): string => {
  const problem = problemOf(thrown);
  if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
  return problem.errors[0]?.message ?? problem.detail;
};

/**
 * Makes a call for each chosen row, one after the other, and leaves a message: how many were changed, and why others
 * were not.
 */
export const changeChosen = async (
  context: Readonly<RouterContextProvider>,
  form: SentForm,
  change: (id: string) => Promise<unknown>,
): Promise<void> => {
  const refusals: string[] = [];
  const ids = chosenIds(form);
  for (const id of ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- changes of one list wait for each other's locks anyway
      await change(id);
    } catch (thrown) {
      refusals.push(refusalOf(thrown));
    }
  }
  const [reason] = refusals;
  const count = number(ids.length - refusals.length);
  setFlash(
    context,
    reason === undefined
      ? { kind: 'success', message: m.ui_batch_done({ count }) }
      : { kind: 'error', message: m.ui_batch_partly({ count, left: number(refusals.length), reason }) },
  );
};
