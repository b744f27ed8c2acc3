import type { CompanySignIn, Platform } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import * as directory from './directory/queries.ts';
import { bindMember, isAllowed } from './directory/service.ts';
import { recheckDomains } from './domain/service.ts';
import { recheckDomainsJob } from './jobs.ts';
import { groupOf, providerOf } from './rules.ts';
import { findName } from './setting/queries.ts';

/** Signing in by companies' own providers, for `identity`. */
export const companySignIn: CompanySignIn = {
  nameOf: async (db, provider) => {
    const groupId = groupOf(provider);
    return groupId === undefined ? undefined : findName(db, groupId);
  },
  requireOwnWay: async (tx, memberId, { begunBy, joins }) => {
    const begun = begunBy === null ? undefined : groupOf(begunBy);
    // A sign-in may have waited for the second factor meanwhile.
    if (begun !== undefined && !(await directory.isLetIn(tx, begun, memberId))) fail('sign-in-expired');
    const companies = await directory.listRequiredCompanies(tx, memberId);
    // Each of several companies opens the account: none of them can ask for all.
    const isOwnWay = (groupId: string) => [begunBy, joins].includes(providerOf(groupId));
    if (companies.length === 0 || companies.some(isOwnWay)) return;
    fail('company-sign-in-required');
  },
  joined: async (ctx, tx, { provider, subject, memberId }) => {
    const groupId = groupOf(provider);
    const person = groupId === undefined ? undefined : await directory.findBySubject(tx, groupId, subject);
    if (person && isAllowed(person)) await bindMember(ctx, tx, person, { memberId, by: memberId, via: 'SSO' });
  },
};

/** Registers the job that looks domains up again. Call it before the queue starts. */
export const recheckDomainsDaily = (platform: Platform): void => {
  platform.jobs.define(recheckDomainsJob, { handle: () => recheckDomains(platform), concurrency: 1 });
  platform.jobs.schedule(recheckDomainsJob, '13 4 * * *', {});
};
