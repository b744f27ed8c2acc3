import { MAXIMUM_DOMAINS } from '@m4u/contract/insight/companySignIn/rules';
import type { CompanyDomain } from '@m4u/contract/insight/companySignIn/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { inTransaction, type Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import { lookUpProof } from './lookup.service.ts';
import * as queries from './queries.ts';
import { settleCheck } from './outcome.service.ts';
import { CHECK_EVERY, domainOf, isPublicMail, PROOF_BYTES, recordOf, stateOf, toDomain } from './rules.ts';

/** A domain as its company sees it. */
const toCompanyDomain = (row: queries.DomainRow): CompanyDomain => ({
  _id: row.id,
  domain: row.domain,
  record: recordOf(row.token),
  state: stateOf(row),
  checkedAt: row.checkedAt?.toISOString() ?? null,
});

/** Lists the domains of a company; the caller has checked who asks. */
export const listDomains = async (ctx: Context, groupId: string): Promise<CompanyDomain[]> =>
  (await queries.list(ctx.db, groupId)).map(toCompanyDomain);

/**
 * Adds a domain, which counts once its TXT record is found. One that the company has already stays as it is. Errors:
 * account-unverified, not-found, forbidden, second-factor-required, invalid, domains-full, rate-limited.
 */
export const addDomain = async (ctx: Context, groupId: string, text: string): Promise<CompanyDomain> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  const domain = toDomain(text) ?? failField('domain', 'domain');
  if (isPublicMail(domain)) failField('domain', 'public-mail');
  const present = await queries.list(ctx.db, groupId);
  const known = present.find((row) => row.domain === domain);
  if (known) return toCompanyDomain(known);
  if (present.length >= MAXIMUM_DOMAINS) fail('domains-full');
  const id = uuidv7();
  const token = ctx.random.bytes(PROOF_BYTES).toString('base64url');
  await ctx.transaction(async (tx) => {
    if (!(await queries.insert(tx, { id, groupId, domain, token, createdAt: ctx.clock.now() }))) fail('conflict');
    await ctx.audit.record(ctx, tx, {
      act: 'group.domain-add',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { name: domain },
    });
  });
  return toCompanyDomain((await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
};

/**
 * Requires that no other company has proven a domain. One whose group was deleted loses its proof: it may prove the domain
 * anew when it is restored. Errors: domain-taken.
 */
const requireFree = async (tx: Transaction, { domain, groupId }: queries.DomainRow): Promise<void> => {
  const other = await queries.findProven(tx, domain);
  if (!other || other.groupId === groupId) return;
  if ((await findOpenGroupNames(tx, [other.groupId])).has(other.groupId)) fail('domain-taken');
  await queries.withdrawProof(tx, other.id);
};

/**
 * Looks the record of a domain up now. Errors: account-unverified, not-found, forbidden, domain-taken (another company
 * has proven it), rate-limited.
 */
export const checkDomain = async (ctx: Context, groupId: string, id: string): Promise<CompanyDomain> => {
  await requireVerifiedGroupOwner(ctx, groupId);
  const row = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  const outcome = await lookUpProof(ctx, row);
  await ctx.transaction(async (tx) => {
    await queries.acquireDomainLock(tx, row.domain);
    // Only somebody who has set the record may learn of another company.
    if (outcome === 'found') await requireFree(tx, row);
    const present = await queries.findForUpdate(tx, id);
    if (present) await settleCheck(ctx, tx, present, outcome);
  });
  return toCompanyDomain((await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
};

/** Removes a domain. Errors: account-unverified, not-found, forbidden, second-factor-required. */
export const removeDomain = async (ctx: Context, groupId: string, id: string): Promise<void> => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  const row = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  requireRecentFactor(ctx);
  await ctx.transaction(async (tx) => {
    await queries.remove(tx, id);
    await ctx.audit.record(ctx, tx, {
      act: 'group.domain-remove',
      target: { kind: 'group', id: groupId, name: group.name },
      detail: { name: row.domain },
    });
  });
};

/** Most domains that one run of the job looks up. */
const AT_ONCE = 1_000;

/** Looks proven domains up again; what the name servers leave open changes nothing. */
export const recheckDomains = (platform: Platform): Promise<void> =>
  runAsSystem(async () => {
    const before = new Date(platform.clock.now().getTime() - CHECK_EVERY);
    for (const row of await queries.listDue(platform.db, before, AT_ONCE)) {
      const outcome = await lookUpProof(platform, row);
      await inTransaction(platform.db, async (tx) => {
        // The look-up may have taken seconds: its owner may have removed or checked the domain meanwhile.
        const present = await queries.findForUpdate(tx, row.id);
        if (present?.provenAt) await settleCheck(platform, tx, present, outcome);
      });
    }
  });

/** The company that has proven the domain of an address; undefined when there is none. */
export const findCompanyOfAddress = async (db: Executor, email: string): Promise<string | undefined> => {
  const domain = domainOf(email);
  return domain === undefined ? undefined : (await queries.findProven(db, domain))?.groupId;
};
