import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { normalizePhone, MAXIMUM_CONTACT_LINES } from '@m4u/contract/social/phonebook/schema';
import type { ExchangeDraft } from '@m4u/contract/social/phonebook/exchange';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import type { Page } from '../../profile/page/service.ts';
import { findOpenMemberPage } from '../../profile/member/service.ts';
import { checkChallenge } from '../../platform/challenge/challenge.ts';
import * as queries from './queries.ts';
import { upsertMemberEntry, requireCapacity } from './service.ts';

/** Separate namespace for `clientId` of visitors, so that it cannot collide with ids from the owner's devices. */
const visitorClientId = (clientId: string): string => `exchange ${clientId}`;

/** Limited to the maximum of an entry; otherwise the owner could not edit it any more. */
const mergeLists = (existing: readonly string[] | undefined, added: readonly string[]): string[] =>
  [...new Set([...(existing ?? []), ...added])].slice(0, MAXIMUM_CONTACT_LINES);

/** Stores the card in its receiver's phonebook, as the system. Returns the entry's id; undefined for a repeat. */
const storeCard = byProgram(
  async (ctx: Context, tx: Transaction, owner: Page, draft: ExchangeDraft): Promise<string | undefined> => {
    const { name, phone, email, organization, title, note, consentVersion } = draft;
    const memberId = owner.owner.id;
    const now = ctx.clock.now();
    const clientId = visitorClientId(draft.clientId);
    if (await queries.findByClientId(tx, memberId, clientId)) return undefined;
    const visitorId = ctx.actor.kind === 'member' ? ctx.actor.memberId : null;
    const contactFields = {
      phones: phone === null ? [] : [normalizePhone(phone) ?? phone],
      emails: email === null ? [] : [email],
      organization,
      title,
      consentedAt: now,
      consentVersion,
    };
    const row = { ...contactFields, id: uuidv7(), memberId, clientId, source: 'exchange' as const, name, note };
    const dated = { ...row, createdAt: now, updatedAt: now };
    if (visitorId === null) {
      await requireCapacity(tx, memberId);
      await queries.insert(tx, [dated]);
      return row.id;
    }
    // Details that the owner wrote are not overwritten.
    const existing = await queries.findOfMember(tx, memberId, visitorId);
    if (!existing) await requireCapacity(tx, memberId);
    return upsertMemberEntry(
      tx,
      { ...dated, contactMemberId: visitorId },
      {
        ...contactFields,
        clientId: existing?.clientId ?? clientId,
        organization: existing?.organization || organization,
        title: existing?.title || title,
        phones: mergeLists(existing?.phones, contactFields.phones),
        emails: mergeLists(existing?.emails, contactFields.emails),
        source: existing?.deletedAt ? 'exchange' : (existing?.source ?? 'exchange'),
      },
    );
  },
);

/**
 * Stores the owner's card in the phonebook of the member who left a card; it shows what the owner's page shows them.
 */
const storeReturnCard = async (ctx: Context, tx: Transaction, visitorId: string, owner: Page): Promise<void> => {
  const now = ctx.clock.now();
  const existing = await queries.findOfMember(tx, visitorId, owner.owner.id);
  if (existing && existing.deletedAt === null) return;
  await requireCapacity(tx, visitorId);
  const row = { id: uuidv7(), memberId: visitorId, contactMemberId: owner.owner.id, source: 'exchange' as const };
  await upsertMemberEntry(tx, { ...row, name: owner.name, createdAt: now, updatedAt: now }, { source: 'exchange' });
};

/** Stores an exchanged card in both phonebooks. Errors: phonebook-full. */
export const storeExchangedCard = async (ctx: Context, owner: Page, draft: ExchangeDraft): Promise<void> => {
  const ownerId = owner.owner.id;
  const visitorId = ctx.actor.kind === 'member' ? ctx.actor.memberId : undefined;
  const blocked = visitorId !== undefined && (await hasBlocked(ctx.db, ownerId, visitorId));
  await ctx.transaction(async (tx) => {
    // Both phonebooks are locked in a fixed order, so that two members who exchange at once cannot deadlock.
    for (const id of [ownerId, ...(visitorId === undefined ? [] : [visitorId])].toSorted())
      await queries.acquirePhonebookLock(tx, id);
    if (visitorId !== undefined) await storeReturnCard(ctx, tx, visitorId, owner);
    if (blocked) return;
    const entry = await storeCard(ctx, tx, owner, draft);
    if (entry === undefined) return;
    await ctx.notifier.notify(ctx, tx, {
      to: [ownerId],
      kind: 'card-received',
      about: '',
      cause: entry,
      actorId: visitorId,
      data: { entry, name: draft.name },
    });
  });
};

/**
 * Leaves a card with a member, with the consent of the card's person; a verified member receives the owner's card in
 * return. Cards that fill in the honeypot, and cards from members whom the owner has blocked, are dropped with the same
 * answer. Errors: not-found, account-unverified, invalid (also for one's own page and a missing challenge),
 * phonebook-full, rate-limited.
 */
export const exchange = async (ctx: Context, draft: ExchangeDraft): Promise<void> => {
  const visitor = ctx.actor.kind === 'member' ? requireVerified(ctx) : undefined;
  const owner = await findOpenMemberPage(ctx, draft.memberId);
  if (visitor?.memberId === owner.owner.id) failField('memberId', 'invalid');
  if (draft.website) return;
  await ctx.limits.consume('exchangesByAddress', ctx.request.ip);
  await checkChallenge(ctx, draft.challenge, 'exchange', { clientId: draft.clientId, to: owner.owner.id });
  await ctx.limits.consume('exchangesByReceiver', owner.owner.id);
  await storeExchangedCard(ctx, owner, draft);
};
