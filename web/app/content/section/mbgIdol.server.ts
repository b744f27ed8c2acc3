import { post as posts } from '@m4u/contract/content/post';
import { href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';
import { readFullGroup } from './pageContent.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Most events, and most achievements of each kind; the full lists have their own screens. */
const ROWS = 100;

/**
 * Upcoming events, nearest first, each with the address of its calendar file. A cached page expires when one starts.
 */
const readSchedule = async (context: Context, brandId: string) => {
  const { data } = await api(context).post.listOfGroup({
    params: { brandId },
    query: { postType: 'event', upcoming: true, limit: ROWS },
  });
  const events = data
    .flatMap(({ _id, title, event }) =>
      event ? [{ _id, title, ...event, calendar: apiAddress(posts.calendar, { id: _id }) }] : [],
    )
    .toSorted((a, b) => a.start.localeCompare(b.start));
  cacheableUntil(context, events[0]?.start ?? null);
  return events;
};

/** Achievements: awards and certificates from activities, achievements from products. */
const readAchievements = async (context: Context, brandId: string) => {
  const { activity, product } = api(context);
  const params = { brandId };
  const [awards, certificates, works] = await Promise.all([
    activity.list({ params, query: { limit: ROWS, filter: { type: 'award' } } }),
    activity.list({ params, query: { limit: ROWS, filter: { type: 'certificate' } } }),
    product.listOfGroup({ params, query: { limit: ROWS, filter: { type: 'achievement' } } }),
  ]);
  return { awards: [...awards.data, ...certificates.data], works: works.data };
};

/** Data of the page of a person or act that a brand presents (docs/rules/item.md#idol). */
export const readIdol = async (context: Context, id: string) => {
  const { page, content } = await readFullGroup(context, {
    pattern: '/mbg/:id/idol',
    id,
    pathFor: (link) => href('/mbg/:id/idol', { id: link }),
  });
  const [events, achievements] = await Promise.all([
    readSchedule(context, page.id),
    readAchievements(context, page.id),
  ]);
  const { album, posters, offers, placed } = content;
  return { page, events, ...achievements, album, posters, offers, placed };
};

export type Idol = Awaited<ReturnType<typeof readIdol>>;
