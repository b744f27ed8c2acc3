/** The demo content as journeys use it: they only look at it, so that none disturbs another. */
import { activities, posts, products } from '../api/src/demo/content/content.ts';
import { albums } from '../api/src/demo/content/albums.ts';
import { diaries } from '../api/src/demo/content/diaries.ts';
import * as pages from '../api/src/demo/content/pages.ts';
import * as phonebook from '../api/src/demo/content/phonebook.ts';
import { posters } from '../api/src/demo/content/posters.ts';
import { relics } from '../api/src/demo/content/relics.ts';
import { groups } from '../api/src/demo/groups.ts';
import { people } from '../api/src/demo/members.ts';
import { morePeople } from '../api/src/demo/more-members.ts';
import { demoAccounts } from '../api/src/demo/seed.ts';
import { phone } from '../web/app/platform/formats.ts';
import type { Person } from './people.ts';

const [first, second] = demoAccounts;

/** A page that has everything: pictures, about, contacts, links, groups. */
export const demoPage = '/smc/my-duyen';

/** The page of a brand. */
export const demoBrand = '/mbg/gom-moc-nhien';

/** The owner of both. */
export const demoOwner: Person = { name: 'Mỹ Duyên', email: first?.email ?? '', password: first?.password ?? '' };

/** A friend of theirs. */
export const demoFriend: Person = { name: 'Quốc Bảo', email: second?.email ?? '', password: second?.password ?? '' };

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, phone(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Everything the demo's people wrote of themselves, and what a choice of language is called in each language. */
export const demoWords = (): string[] => [
  ...new Set(
    [
      ...stringsIn([
        people,
        morePeople,
        groups,
        pages,
        posts,
        products,
        activities,
        relics,
        albums,
        diaries,
        posters,
        phonebook,
      ]),
      'Tiếng Việt',
      'English',
    ].filter((text) => text.length > 2),
  ),
];
