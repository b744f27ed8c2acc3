import { MAXIMUM_DOMAINS } from '@m4u/contract/insight/companySignIn/rules';
import type { CompanyDomain } from '@m4u/contract/insight/companySignIn/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context, Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { requireVerifiedOwner } from '../setting/owner.service.ts';
import { lookUpProof } from './lookup.service.ts';
import * as queries from './queries.ts';
import { afterCheck, CHECK_EVERY, domainOf, isPublicMail, PROOF_BYTES, recordOf, stateOf, toDomain } from './rules.ts';

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
  const group = await requireVerifiedOwner(ctx, groupId);
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
 * Looks the record of a domain up now. Errors: account-unverified, not-found, forbidden, domain-taken (another company
 * has proven it), rate-limited.
 */
export const checkDomain = async (ctx: Context, groupId: string, id: string): Promise<CompanyDomain> => {
  await requireVerifiedOwner(ctx, groupId);
  const row = (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  const outcome = await lookUpProof(ctx, row);
  // Only somebody who has set the record may learn of another company.
  if (outcome === 'found') {
    const other = await queries.findProven(ctx.db, row.domain);
    if (other && other.groupId !== groupId) fail('domain-taken');
  }
  const checkedAt = ctx.clock.now();
  await queries.update(ctx.db, id, { ...afterCheck(row, outcome, checkedAt), checkedAt });
  return toCompanyDomain((await queries.find(ctx.db, groupId, id)) ?? fail('not-found'));
};

/** Removes a domain. Errors: account-unverified, not-found, forbidden, second-factor-required. */
export const removeDomain = async (ctx: Context, groupId: string, id: string): Promise<void> => {
  const group = await requireVerifiedOwner(ctx, groupId);
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
    const now = platform.clock.now();
    for (const row of await queries.listDue(platform.db, new Date(now.getTime() - CHECK_EVERY), AT_ONCE)) {
      const outcome = await lookUpProof(platform, row);
      await queries.update(platform.db, row.id, { ...afterCheck(row, outcome, now), checkedAt: now });
    }
  });

/** The company that has proven the domain of an address; undefined when there is none. */
export const findCompanyOfAddress = async (db: Executor, email: string): Promise<string | undefined> => {
  const domain = domainOf(email);
  return domain === undefined ? undefined : (await queries.findProven(db, domain))?.groupId;
};
