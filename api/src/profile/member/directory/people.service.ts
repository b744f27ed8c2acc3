import type { Person } from '@m4u/contract/profile/member/person';
import type { Context } from '../../../platform/context.ts';
import { people } from './people.queries.ts';

// What lists of people are ordered and searched by, for other modules' queries.
export { isNamed, nameInOrder } from './people.queries.ts';

/** Somebody whose row is no longer there. */
const nobody = (_id: string): Person => ({
  _id,
  name: '',
  headline: '',
  portrait: null,
  urlMinify: null,
  closed: true,
});

/** Members as others meet them in lists; answers who each id is, one query for all of them. */
export const peopleBy = async (
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(id: string) => Person> => {
  const found = await people(db, ids);
  return (id) => found.get(id) ?? nobody(id);
};
