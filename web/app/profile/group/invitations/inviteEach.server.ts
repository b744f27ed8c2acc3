import { m } from '../../../paraglide/messages.js';
import { problemOf } from '../../../platform/api/problem.ts';
import type { LineResult } from './invitedPeople.tsx';

/** Why a line was refused, and whether the next would be too: no allowance is left (429), or no server answers. */
const explainRefusal = (thrown: unknown): { readonly text: string; readonly isOver: boolean } => {
  // The sign-in screen, after the session has ended.
  if (thrown instanceof Response) throw thrown;
  const problem = problemOf(thrown);
  if (!problem) return { text: m.app_failure_title(), isOver: true };
  const { code, status, errors, detail } = problem;
  const text = code === 'wrong-state' ? m.people_invite_is_member() : (errors[0]?.message ?? detail);
  return { text, isOver: status === 429 || status === 401 || status >= 500 };
};

/**
 * Invites each of the first `most` lines, one after another, until one says that the next would be refused too. Lines
 * that were not tried have a result as well.
 */
export const inviteEach = async (
  lines: readonly string[],
  most: number,
  invite: (line: string) => Promise<LineResult>,
): Promise<LineResult[]> => {
  const results: LineResult[] = [];
  let isOver = false;
  const leave = (line: string, text: string) => results.push({ line, isDone: false, text });
  for (const [index, line] of lines.entries()) {
    if (isOver) leave(line, m.people_invite_line_untried());
    else if (index >= most) leave(line, m.people_invite_line_later({ max: most }));
    else
      try {
        // oxlint-disable-next-line no-await-in-loop -- each invitation counts for the limits before the next is sent
        results.push(await invite(line));
      } catch (thrown) {
        const refusal = explainRefusal(thrown);
        leave(line, refusal.text);
        ({ isOver } = refusal);
      }
  }
  return results;
};
