/**
 * The SQL files beside the modules, in the order in which `apply.ts` runs them: functions before the triggers and
 * policies that call them. Paths from api/src.
 */
export const SQL_FILES: readonly string[] = [
  'platform/database/objects/functions.sql',
  'identity/consent/functions.sql',
  'identity/auth/functions.sql',
  'profile/upload/functions.sql',
  'profile/friend/functions.sql',
  'profile/group/functions.sql',
  'profile/agency/functions.sql',
  'content/item/functions.sql',
  'social/message/functions.sql',
  'commerce/point/functions.sql',
  'event/checkIn/functions.sql',
  'insight/search/functions.sql',
  'insight/search/texts/functions.sql',
  'insight/audit/functions.sql',

  'platform/database/objects/triggers.sql',
  'identity/consent/triggers.sql',
  'profile/upload/triggers.sql',
  'profile/group/triggers.sql',
  'content/item/triggers.sql',
  'commerce/point/triggers.sql',
  'commerce/discount/triggers.sql',
  'commerce/affiliate/triggers.sql',
  'event/checkIn/triggers.sql',
  'insight/search/triggers.sql',
  'insight/audit/triggers.sql',

  'platform/database/objects/policies.sql',
  'identity/consent/policies.sql',
  'identity/auth/policies.sql',
  'profile/upload/policies.sql',
  'profile/friend/policies.sql',
  'profile/group/policies.sql',
  'profile/agency/policies.sql',
  'profile/card/policies.sql',
  'profile/registration/policies.sql',
  'content/item/policies.sql',
  'content/cv/policies.sql',
  'social/message/policies.sql',
  'social/contact/policies.sql',
  'social/phonebook/policies.sql',
  'social/notification/policies.sql',
  'commerce/point/policies.sql',
  'commerce/discount/policies.sql',
  'commerce/perk/policies.sql',
  'commerce/order/policies.sql',
  'commerce/affiliate/policies.sql',
  'commerce/payment/policies.sql',
  'commerce/due/policies.sql',
  'commerce/invoice/policies.sql',
  'event/checkIn/policies.sql',
  'event/ticket/policies.sql',
  'event/attendance/policies.sql',
  'event/wedding/policies.sql',
  'event/associationReport/policies.sql',
  'insight/search/policies.sql',
  'insight/tracking/policies.sql',
  'insight/audit/policies.sql',
  'insight/integration/policies.sql',
  'insight/seal/policies.sql',
  'insight/companySignIn/policies.sql',
  'insight/privacy/policies.sql',
];

/**
 * Revision of these files; increase the number whenever one changes. A process with a lower number, restarted beside a
 * newer one, leaves the database unchanged. A test compares the digest, so a forgotten increase fails.
 */
export const REVISION = { number: 35, digest: 'fe54e742bbf237d0' } as const;

/**
 * Initial rows from CSV files: when the table is empty, each file is copied into a temporary table of the given name,
 * with the columns of its first line, and the statements insert from there.
 */
export const FIRST_ROWS = {
  table: 'places',
  statements: 'profile/place/places.sql',
  valueFiles: { given_places: 'profile/place/places.csv', given_mappings: 'profile/place/place-mappings.csv' },
} as const;
