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

/**
 * Makes a call for each chosen row, one after the other, and leaves a message: how many were changed, and why others
 * were not. Ends at the first row for which there is no time left (429) or no server.
 */
export const changeChosen = async (
  context: Readonly<RouterContextProvider>,
  form: Pick<SentForm, 'nestedValues'>,
  change: (id: string) => Promise<unknown>,
): Promise<void> => {
  const ids = chosenIds(form);
  let done = 0;
  let reason: string | undefined = ids.length === 0 ? m.ui_batch_none() : undefined;
  for (const id of ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- changes of one list wait for each other's locks anyway
      await change(id);
      done += 1;
    } catch (thrown) {
      const problem = problemOf(thrown);
      const isOver = !problem || problem.status >= 500 || problem.status === 401;
      if (isOver && done === 0) throw thrown;
      reason ??= problem?.errors[0]?.message ?? problem?.detail ?? m.app_failure_title();
      if (isOver || problem.status === 429) break;
    }
  }
  const words = { count: number(done), left: number(ids.length - done), reason: reason ?? '' };
  if (reason === undefined) setFlash(context, { kind: 'success', message: m.ui_batch_done(words) });
  else setFlash(context, { kind: 'error', message: ids.length === 0 ? reason : m.ui_batch_partly(words) });
};
