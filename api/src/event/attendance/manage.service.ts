import type { Paging } from '@m4u/contract/common';
import type { CertificateFilter } from '@m4u/contract/event/attendance';
import { ISSUED_AT_ONCE, readCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type {
  CertificateRow,
  CertificateSettings,
  CertificateSetup,
  IssuedCertificates,
} from '@m4u/contract/event/attendance/schema';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { toSlice } from '../../platform/database/slice.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { requireManagedEvent } from '../checkIn/permission.service.ts';
import { countArrivedPeople, findGroupEvent, type GroupEvent, listArrivedPeople } from '../checkIn/reads.ts';
import { toTicketEvents } from '../ticket/present.service.ts';
import { issueTo } from './issue.service.ts';
import * as queries from './queries.ts';
import { certificateStateOf } from './rules.ts';

/** People of one statement. */
const BATCH = 1_000;

/** Requires an event of a group that the caller manages. Errors: not-found (also for places and weddings), forbidden. */
const requireEvent = async (ctx: Context, eventId: string): Promise<GroupEvent> => {
  await requireManagedEvent(ctx, eventId);
  return (await findGroupEvent(ctx.db, eventId)) ?? fail('not-found');
};

const recordAct = (
  ctx: Context,
  tx: Transaction,
  act: Extract<AuditAct, `attendance.${string}`>,
  { id, title }: GroupEvent,
  detail: Readonly<Record<string, string>> = {},
) => ctx.audit.record(ctx, tx, { act, target: { kind: 'checkIn', id, name: title }, detail });

/** Settings of an event's certificates, and how many guests can get one. Errors: not-found, forbidden. */
export const getSetup = async (ctx: Context, eventId: string): Promise<CertificateSetup> => {
  const event = await requireEvent(ctx, eventId);
  const [shown] = await toTicketEvents(ctx, [event]);
  const settings = await queries.findSettings(ctx.db, eventId);
  return {
    event: shown ?? fail('not-found'),
    isOn: settings?.isOn ?? false,
    texts: settings
      ? {
          title: settings.title,
          text: settings.text,
          signerName: settings.signerName,
          signerRole: settings.signerRole,
        }
      : null,
    waiting: await countArrivedPeople(ctx.db, eventId, queries.hadCertificate),
  };
};

/** Saves the settings of an event's certificates. Errors: account-unverified, not-found, forbidden. */
export const saveSettings = async (
  ctx: Context,
  eventId: string,
  settings: CertificateSettings,
): Promise<CertificateSetup> => {
  const { memberId: updatedBy } = requireVerified(ctx);
  const event = await requireEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', updatedBy);
  await ctx.transaction(async (tx) => {
    const { groupId } = event;
    await queries.saveSettings(tx, { ...settings, eventId, groupId, updatedBy, updatedAt: ctx.clock.now() });
    await recordAct(ctx, tx, 'attendance.settings', event, { state: settings.isOn ? 'on' : 'off' });
  });
  return getSetup(ctx, eventId);
};

/** Presents a certificate to the admins of its event. */
const toRow = (row: queries.CertificateRow): CertificateRow => {
  const state = certificateStateOf(row);
  const isNamed = row.holder !== '' && row.hasCome;
  return {
    _id: row.id,
    number: row.number,
    state,
    holder: row.holder,
    issuedAt: row.issuedAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    reason: row.reason,
    can: {
      withdraw: row.withdrawnAt === null,
      restore: row.withdrawnAt !== null && isNamed && !row.hasOther,
      reissue: row.withdrawnAt !== null && isNamed && !row.hasOther,
    },
  };
};

/** Lists certificates of an event, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  { eventId, filter: { state, q } = {}, ...paging }: Paging & { eventId: string; filter?: CertificateFilter },
): Promise<{ data: CertificateRow[]; total: number }> => {
  await requireEvent(ctx, eventId);
  // A number is stored without its hyphens.
  const conditions = { state, q: q === undefined ? q : (readCertificateNumber(q) ?? q) };
  const rows = await queries.list(ctx.db, eventId, conditions, toSlice(paging));
  return { data: rows.map(toRow), total: await queries.count(ctx.db, eventId, conditions) };
};

/**
 * Issues certificates to all who came and never had one, up to {@link ISSUED_AT_ONCE}. Errors: account-unverified,
 * not-found, forbidden, wrong-state (certificates are off).
 */
export const issue = async (ctx: Context, eventId: string): Promise<IssuedCertificates> => {
  const { memberId } = requireVerified(ctx);
  const event = await requireEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', memberId);
  if ((await queries.findSettings(ctx.db, eventId))?.isOn !== true) fail('wrong-state');
  const issued = await ctx.transaction(async (tx) => {
    let sum = 0;
    for (let done = 0; done < ISSUED_AT_ONCE; done += BATCH) {
      const people = await listArrivedPeople(tx, eventId, queries.hadCertificate, BATCH);
      sum += await issueTo(ctx, tx, event, people, memberId);
      if (people.length < BATCH) break;
    }
    if (sum > 0) await recordAct(ctx, tx, 'attendance.issue', event, { added: String(sum) });
    return sum;
  });
  return { issued, left: await countArrivedPeople(ctx.db, eventId, queries.hadCertificate) };
};

/** Changes a locked certificate in the name of an admin; returns what is shown of `work`'s certificate. */
const change = async (
  ctx: Context,
  id: string,
  act: Extract<AuditAct, `attendance.${string}`>,
  work: (
    tx: Transaction,
    row: queries.CertificateRow,
    by: string,
    event: GroupEvent,
  ) => Promise<{ readonly id: string; readonly detail?: Readonly<Record<string, string>> }>,
): Promise<CertificateRow> => {
  const { memberId } = requireVerified(ctx);
  const { eventId, personId } = (await queries.find(ctx.db, id)) ?? fail('not-found');
  const event = await requireEvent(ctx, eventId);
  await ctx.limits.consume('contentByMember', memberId);
  const changed = await ctx.transaction(async (tx) => {
    await queries.lockOfPerson(tx, personId);
    const row = (await queries.find(tx, id)) ?? fail('not-found');
    const result = await work(tx, row, memberId, event);
    await recordAct(ctx, tx, act, event, { name: row.holder, number: row.number, ...result.detail });
    return result.id;
  });
  return toRow((await queries.find(ctx.db, changed)) ?? fail('not-found'));
};

/**
 * Withdraws a certificate; its page says so from then on. Errors: account-unverified, not-found, forbidden, wrong-state
 * (it is withdrawn).
 */
export const withdraw = (ctx: Context, id: string, reason: string): Promise<CertificateRow> =>
  change(ctx, id, 'attendance.withdraw', async (tx, row, withdrawnBy) => {
    if (!toRow(row).can.withdraw) fail('wrong-state');
    await queries.update(tx, id, { withdrawnAt: ctx.clock.now(), withdrawnBy, reason });
    return { id, detail: { reason } };
  });

/**
 * Puts a withdrawn certificate back. Errors: account-unverified, not-found, forbidden, wrong-state (it is valid, its
 * guest has another one or no longer counts as having come, or its name was erased).
 */
export const restore = (ctx: Context, id: string): Promise<CertificateRow> =>
  change(ctx, id, 'attendance.restore', async (tx, row) => {
    if (!toRow(row).can.restore) fail('wrong-state');
    await queries.update(tx, id, { withdrawnAt: null, withdrawnBy: null, reason: '' });
    return { id };
  });

/**
 * Issues a new certificate with another name for the guest of a withdrawn one, which stays withdrawn. Errors:
 * account-unverified, not-found, forbidden, wrong-state (as {@link restore}).
 */
export const reissue = (ctx: Context, id: string, holder: string): Promise<CertificateRow> =>
  change(ctx, id, 'attendance.reissue', async (tx, row, by, event) => {
    if (!toRow(row).can.reissue) fail('wrong-state');
    const person = { id: row.personId, code: null, name: holder, memberId: row.memberId };
    const issued = await issueTo(ctx, tx, event, [person], by);
    if (issued === 0) fail('wrong-state');
    const latest = (await queries.findOfPerson(tx, row.personId)) ?? fail('not-found');
    return { id: latest.id, detail: { to: holder } };
  });
