import { type MappedRole, MAPPED_ROLES } from '@m4u/contract/insight/companySignIn/rules';
import type { RoleMapping } from '@m4u/contract/insight/companySignIn/schema';

const PROVIDER_PREFIX = 'company:';

/** The name of a company's provider among those that people sign in with. */
export const providerOf = (groupId: string): string => `${PROVIDER_PREFIX}${groupId}`;

/** The company of such a name; undefined for other providers. */
export const groupOf = (provider: string): string | undefined =>
  provider.startsWith(PROVIDER_PREFIX) ? provider.slice(PROVIDER_PREFIX.length) : undefined;

/** The address that a company's provider sends people back to. */
export const callbackPath = (groupId: string): string => `/api/passport/company/${groupId}/callback`;

/** A person among all issuers: a company that changes its provider meets other people under the same subjects. */
export const subjectOf = (issuer: string, subject: string): string => `${issuer} ${subject}`;

/** Compares names of groups, which providers write in either case. */
export const foldName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/**
 * The role with the most rights among those of a person's groups; that of a plain member when none maps. Undefined
 * without any mapping: the company then gives roles on its own screens.
 */
export const roleOf = (mappings: readonly RoleMapping[], groups: readonly string[]): MappedRole | undefined => {
  if (mappings.length === 0) return undefined;
  const own = new Set(groups.map(foldName));
  const roles = new Set(mappings.filter(({ group }) => own.has(foldName(group))).map(({ role }) => role));
  return MAPPED_ROLES.find((role) => roles.has(role)) ?? 'member';
};
