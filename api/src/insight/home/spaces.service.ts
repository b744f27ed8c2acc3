import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { Space } from '@m4u/contract/insight/home/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { MemberActor } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { dayAfter } from '../../platform/time/days.ts';
import { listCurrentEvents } from '../../event/checkIn/reads.ts';
import { listCurrentWeddings } from '../../event/wedding/reads.ts';
import { listAdministeredAgencyIds } from '../../profile/directory/agencies/admins.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { listStaffed } from '../../profile/group/people/service.ts';
import { countWaitingRegistrations } from '../../profile/registration/reads.ts';
import { countUnread as countUnreadContacts } from '../../social/contact/service.ts';
import { countOpenSupport } from '../../social/contact/support.service.ts';
import { countUnreadOf } from '../../social/message/service.ts';
import { countOpenReports } from '../privacy/reports/openCount.service.ts';
import { countOpenRequests } from '../privacy/requests/service.ts';
import * as queries from './spaces.queries.ts';

/** A wedding stays a space for this many days after its day: thanks and wishes come later. */
const WEDDING_DAYS_AFTER = 60;

/** The most weddings and events among the spaces; the others stand in their lists. */
const MOST_OF_EACH = 5;

/** Fields that only some kinds of spaces have. */
const NONE = { picture: null, urlMinify: null, role: null, size: null, day: null } as const;

const readPersonal = async (ctx: Context, memberId: string): Promise<Space[]> => {
  const [personOf, { unread, requests }, contacts] = await Promise.all([
    personLookup(ctx, [memberId]),
    countUnreadOf(ctx, memberId),
    countUnreadContacts(ctx, memberId),
  ]);
  const { name, portrait, urlMinify } = personOf(memberId);
  const waiting = unread + requests + contacts;
  return [{ ...NONE, key: 'personal', kind: 'personal', name, picture: portrait, urlMinify, waiting }];
};

const readGroups = async (ctx: Context): Promise<Space[]> => {
  const groups = await listStaffed(ctx);
  const administered = groups.filter(({ role }) => role === 'admin');
  const waitingOf = await queries.countWaitingOfGroups(
    ctx.db,
    administered.map(({ _id }) => _id),
    ctx.clock.now(),
  );
  return groups.map(({ _id, kind, name, logo, urlMinify, role, memberTotal, requestTotal }) => ({
    ...NONE,
    key: _id,
    kind,
    name,
    picture: logo,
    urlMinify,
    role,
    size: memberTotal,
    waiting: requestTotal + (waitingOf.get(_id) ?? 0),
  }));
};

const readAgencies = async (ctx: Context): Promise<Space[]> => {
  const agencies = await queries.listAgencySpaces(ctx.db, await listAdministeredAgencyIds(ctx.db, ctx.actor));
  return agencies.map(({ agency, logo, groups, registrations }) => ({
    ...NONE,
    key: agency._id,
    kind: 'agency',
    name: agency.name,
    picture: logo,
    size: groups,
    waiting: registrations,
  }));
};

const readWeddings = async (ctx: Context, memberId: string): Promise<Space[]> => {
  const since = dayAfter(dayOf(ctx.clock.now()), -WEDDING_DAYS_AFTER);
  const weddings = await listCurrentWeddings(ctx.db, memberId, since, MOST_OF_EACH);
  return weddings.map(({ id, groom, bride, day, wishesWaiting }) => ({
    ...NONE,
    key: id,
    kind: 'wedding',
    name: `${groom} & ${bride}`,
    day,
    waiting: wishesWaiting,
  }));
};

const readEvents = async (ctx: Context, memberId: string): Promise<Space[]> => {
  // An event of yesterday may still run past midnight.
  const since = new Date(ctx.clock.now().getTime() - DAY);
  const events = await listCurrentEvents(ctx.db, memberId, since, MOST_OF_EACH);
  return events.map(({ id, title, startsAt }) => ({
    ...NONE,
    key: id,
    kind: 'event',
    name: title,
    day: dayOf(startsAt),
    waiting: 0,
  }));
};

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
 * Lists the reader's spaces with what waits in each, in a fixed number of statements: the personal one, groups by name,
 * agencies, weddings and events by day, staff's (docs/rules/home.md#spaces).
 */
export const listSpaces = async (ctx: Context): Promise<Space[]> => {
  const actor = requireSignedIn(ctx);
  const { memberId } = actor;
  const spaces = await Promise.all([
    readPersonal(ctx, memberId),
    readGroups(ctx),
    readAgencies(ctx),
    readWeddings(ctx, memberId),
    readEvents(ctx, memberId),
    readStaff(ctx, actor),
  ]);
  return spaces.flat();
};
