import type { Showing } from '../../platform/context.ts';
import { audienceOf } from './showing.queries.ts';

/** So many answers are remembered by a process. */
const MOST = 20_000;

/**
 * Remembers for a while that everybody may see an upload: a page has dozens, and every visitor asks for them. That
 * somebody may not see one is asked anew each time. `age` in milliseconds.
 */
export const createShowing = (age: number): Showing => {
  const open = new Map<string, number>();

  const remember = (id: string, now: number): void => {
    open.delete(id);
    open.set(id, now + age);
    const [oldest] = open.keys();
    if (open.size > MOST && oldest !== undefined) open.delete(oldest);
  };

  return {
    audienceOf: async ({ db, clock, actor }, id) => {
      const now = clock.now().getTime();
      if ((open.get(id) ?? 0) > now) return 'everybody';
      const { everybody, caller } = await audienceOf(db, id, actor.kind === 'member' ? actor : undefined);
      if (everybody) remember(id, now);
      else open.delete(id);
      if (everybody) return 'everybody';
      return caller ? 'caller' : 'nobody';
    },
  };
};
