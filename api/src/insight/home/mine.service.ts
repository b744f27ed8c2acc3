import { dayOf } from '@m4u/contract/days';
import type { HomeNews, Mine } from '@m4u/contract/insight/home/schema';
import { Person } from '@m4u/contract/profile/directory/person';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { beginOfDay, dayAfter } from '../../platform/time/days.ts';
import { countQuotesFor } from '../../commerce/order/requests/reads.ts';
import { findOwnedPieces } from '../../content/item/pageSections.reads.ts';
import { findRepliesSince } from '../../event/wedding/reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { countReceived } from '../../profile/friend/list.service.ts';
import { findOwnPageFacts } from '../../profile/member/home.reads.ts';
import { countUnreadOf, list as listConversations } from '../../social/message/service.ts';
import { readUnread } from '../../social/contact/service.ts';
import { listReceivedCards } from '../../social/phonebook/reads.ts';
import { countViews } from '../tracking/views.service.ts';
import { chooseNextStep } from './nextStep.rules.ts';

/** Conversations among which the newest unread one is looked for; it is at the top unless the reader wrote elsewhere. */
const CONVERSATIONS_SEARCHED = 5;

const readViews = async (ctx: Context, memberId: string, today: string): Promise<HomeNews['views']> => {
  const [count, before] = await Promise.all([
    countViews(ctx, memberId, { from: dayAfter(today, -1), to: today }),
    countViews(ctx, memberId, { from: dayAfter(today, -3), to: dayAfter(today, -2) }),
  ]);
  return { count, before };
};

const readCards = async (ctx: Context, memberId: string, since: Date): Promise<HomeNews['cards']> => {
  const cards = await listReceivedCards(ctx.db, memberId, since);
  const [newest] = cards;
  if (!newest) return { count: 0, newest: null };
  const { id, contactMemberId, createdAt } = newest;
  const person = contactMemberId === null ? null : (await personLookup(ctx, [contactMemberId]))(contactMemberId);
  return {
    count: cards.length,
    newest: {
      _id: id,
      name: person?.name || newest.name,
      portrait: person?.portrait ?? null,
      at: createdAt.toISOString(),
    },
  };
};

const readMessages = async (ctx: Context, memberId: string): Promise<HomeNews['messages']> => {
  const { unread, requests } = await countUnreadOf(ctx, memberId);
  const { data } = unread > 0 ? await listConversations(ctx, { limit: CONVERSATIONS_SEARCHED }) : { data: [] };
  const newest = data.find((conversation) => conversation.unread > 0);
  const other = newest?.kind === 'direct' ? newest.members.find(({ _id }) => _id !== memberId) : undefined;
  return {
    count: unread + requests,
    newest: newest
      ? {
          _id: newest._id,
          person: other ? Person.parse(other) : null,
          name: newest.name,
          text: newest.last?.detail ?? '',
        }
      : null,
  };
};

/** The text of the newest is its message, or the first answer in words: neither how to reach the author nor a date. */
const readVisitorMessages = async (ctx: Context, memberId: string): Promise<HomeNews['visitorMessages']> => {
  const { count, newest } = await readUnread(ctx, memberId);
  if (!newest) return { count, newest: null };
  const { _id, name, message, answers } = newest;
  const answer = answers.find(({ kind }) => !['phone', 'email', 'date'].includes(kind));
  return { count, newest: { _id, name, text: message || (answer?.value ?? '') } };
};

const readNews = async (ctx: Context, memberId: string): Promise<HomeNews> => {
  const today = dayOf(ctx.clock.now());
  const since = beginOfDay(dayAfter(today, -1));
  const [views, cards, messages, visitorMessages, friendRequests, quotes, replies] = await Promise.all([
    readViews(ctx, memberId, today),
    readCards(ctx, memberId, since),
    readMessages(ctx, memberId),
    readVisitorMessages(ctx, memberId),
    countReceived(ctx, memberId),
    countQuotesFor(ctx.db, memberId),
    findRepliesSince(ctx.db, memberId, since),
  ]);
  return { views, cards, messages, visitorMessages, friendRequests, quotes, replies };
};

/** The reader's card, news since yesterday and the next step for their page (docs/rules/home.md#personal). */
export const getMine = async (ctx: Context): Promise<Mine> => {
  const { memberId, verified } = requireSignedIn(ctx);
  const [page, pieces, news] = await Promise.all([
    findOwnPageFacts(ctx.db, memberId),
    findOwnedPieces(ctx.db, memberId),
    readNews(ctx, memberId),
  ]);
  const { name, headline, portrait, theme, urlMinify, contactKinds } = page ?? fail('not-found');
  return {
    card: { name, headline, portrait, theme },
    news,
    nextStep: chooseNextStep({
      isVerified: verified,
      hasPortrait: portrait !== null,
      hasHeadline: headline !== '',
      hasPhone: contactKinds.includes('phone') || contactKinds.includes('zalo'),
      hasLink: urlMinify !== null,
      ...pieces,
    }),
  };
};
