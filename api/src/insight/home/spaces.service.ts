import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { Space } from '@m4u/contract/insight/home/schema';
import { requireSignedIn, withheldGroupsOf } from '../../platform/actor.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { countWaitingRegistrations } from '../../profile/registration/reads.ts';
import { countOpenSupport } from '../../social/contact/support.service.ts';
import { countOpenReports } from '../privacy/reports/openCount.service.ts';
import { countOpenRequests } from '../privacy/requests/service.ts';
import * as queries from './spaces.queries.ts';
import type { SpaceFacts } from './spaces.queries.ts';

/** A wedding stays a space for this many days after its day: thanks and wishes come later. */
const WEDDING_DAYS_AFTER = 60;

/** Fields that only some kinds of spaces have. */
const NONE = { picture: null, urlMinify: null, role: null, size: null, day: null } as const;

const personalSpace = ({ person, conversations, contacts }: SpaceFacts): Space => ({
  ...NONE,
  key: 'personal',
  kind: 'personal',
  name: person?.name ?? '',
  picture: person?.portrait ?? null,
  urlMinify: person?.urlMinify ?? null,
  waiting: conversations.unread + conversations.requests + contacts,
});

/** Nothing is counted in a group where the reader's role is withheld. */
const groupSpace = (group: SpaceFacts['groups'][number], withheld: readonly string[]): Space => ({
  ...NONE,
  key: group._id,
  kind: group.kind,
  name: group.name,
  picture: group.logo,
  urlMinify: group.urlMinify,
  role: group.role,
  size: group.memberTotal,
  waiting: withheld.includes(group._id) ? 0 : group.requestTotal + group.waiting,
});

const agencySpace = ({ _id, name, logo, groups, registrations }: SpaceFacts['agencies'][number]): Space => ({
  ...NONE,
  key: _id,
  kind: 'agency',
  name,
  picture: logo,
  size: groups,
  waiting: registrations,
});

const weddingSpace = ({ id, groom, bride, day, wishesWaiting }: SpaceFacts['weddings'][number]): Space => ({
  ...NONE,
  key: id,
  kind: 'wedding',
  name: `${groom} & ${bride}`,
  day,
  waiting: wishesWaiting,
});

const eventSpace = ({ id, title, startsAt }: SpaceFacts['events'][number]): Space => ({
  ...NONE,
  key: id,
  kind: 'event',
  name: title,
  day: dayOf(new Date(startsAt)),
  waiting: 0,
});

/** Without the second factor the space leads to the screen that asks for it, and nothing is counted. */
const readStaff = async (ctx: Context, { staff, staffLacks }: MemberActor): Promise<Space[]> => {
  if (!staff) return staffLacks ? [{ ...NONE, key: 'staff', kind: 'staff', name: '', waiting: 0 }] : [];
  const [reports, support, registrations, { totalOpen }] = await Promise.all([
    countOpenReports(ctx),
    countOpenSupport(ctx),
    countWaitingRegistrations(ctx.db),
    countOpenRequests(ctx),
  ]);
  const waiting = reports + support + registrations + totalOpen;
  return [{ ...NONE, key: 'staff', kind: 'staff', name: '', waiting }];
};

/**
 * Lists the reader's spaces with what waits in each, in one statement, and for staff a few more: the personal one, groups
 * by name, agencies, weddings and events by day, staff's (docs/rules/home.md#spaces).
 */
export const listSpaces = async (ctx: Context): Promise<Space[]> => {
  const actor = requireSignedIn(ctx);
  const withheldGroups = withheldGroupsOf(actor);
  const now = ctx.clock.now();
  const [facts, staff] = await Promise.all([
    queries.findSpaceFacts(
      ctx.db,
      { memberId: actor.memberId, withheldGroups },
      {
        weddingsSince: dayAfter(dayOf(now), -WEDDING_DAYS_AFTER),
        // An event of yesterday may still run past midnight.
        eventsSince: new Date(now.getTime() - DAY),
        now,
      },
    ),
    readStaff(ctx, actor),
  ]);
  if (!facts) return staff;
  return [
    personalSpace(facts),
    ...facts.groups.map((group) => groupSpace(group, withheldGroups)),
    ...facts.agencies.map(agencySpace),
    ...facts.weddings.map(weddingSpace),
    ...facts.events.map(eventSpace),
    ...staff,
  ];
};
