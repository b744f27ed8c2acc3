import type { GroupRole } from '../../profile/group/roles.rules.ts';

/** Beginning of every token of a directory, by which people and scanners of leaked secrets recognise one. */
export const SCIM_PREFIX = 'm4u_scim_';

/** Name and value of the DNS record that proves a domain. */
export const PROOF_PREFIX = 'm4u-verify=';

/** Most domains of a company, roles that its groups map to, and tokens that work at a time. */
export const MAXIMUM_DOMAINS = 10;
export const MAXIMUM_MAPPINGS = 50;
export const MAXIMUM_TOKENS = 5;

/** Roles that a company's provider may give: never the owner, who is an admin with a mark of their own. */
export const MAPPED_ROLES = ['admin', 'cashier', 'editor', 'door', 'member'] as const satisfies readonly GroupRole[];
export type MappedRole = (typeof MAPPED_ROLES)[number];

/** Claim in which most providers name a person's groups. */
export const DEFAULT_CLAIM = 'groups';

/**
 * States of a domain. `waiting`: never proven; `failing`: proven, but the record was missing at the last check; `lost`:
 * missing for three days, so that nobody signs in by it.
 */
export const DOMAIN_STATES = ['waiting', 'proven', 'failing', 'lost'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Outcomes of a trial of a provider. */
export const TRIAL_OUTCOMES = [
  'works',
  'not-https',
  'private-address',
  'unknown-name',
  'unreachable',
  'certificate',
  'no-document',
  'wrong-issuer',
  'no-code-flow',
] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];
