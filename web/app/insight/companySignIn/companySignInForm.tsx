import type { CompanyProvider, ProviderDraft } from '@m4u/contract/insight/companySignIn/schema';
import { DEFAULT_CLAIM, type MappedRole } from '@m4u/contract/insight/companySignIn/rules';
import { check, defineForm, secret, text } from '../../platform/forms/definition.ts';

/** Roles that the form asks for groups of; everyone else is a member. */
export const FORM_ROLES = ['admin', 'cashier', 'editor', 'door'] as const satisfies readonly MappedRole[];

/** The provider of a company; each role has a field with a group on each line. */
export const providerFields = defineForm({
  issuer: text(),
  clientId: text(),
  clientSecret: secret,
  admin: text({ api: 'mappings' }),
  cashier: text(),
  editor: text(),
  door: text(),
  groupsClaim: text({ start: DEFAULT_CLAIM }),
  isRequired: check(),
});

/** The form of the domain that is added. */
export const domainFields = defineForm({ domain: text() });

/** The groups of each role as the form shows them. */
export const linesOf = ({ mappings }: Pick<CompanyProvider, 'mappings'>) =>
  Object.fromEntries(
    FORM_ROLES.map((role) => [
      role,
      mappings
        .filter((mapping) => mapping.role === role)
        .map(({ group }) => group)
        .join('\n'),
    ]),
  );

/** The mappings that the lines of a form mean. */
export const mappingsIn = (values: Readonly<Record<string, string | undefined>>): ProviderDraft['mappings'] =>
  FORM_ROLES.flatMap((role) =>
    (values[role] ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((group) => ({ group, role })),
  );
