import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import { listAgencyNames } from '../agency/summary.service.ts';

/** Requires that an agency exists. Errors: invalid. */
export const requireAgency = async (db: Executor, agencyId: string): Promise<void> => {
  if ((await listAgencyNames(db, [agencyId])).length === 0) failField('agencyId', 'choice');
};

/** Requires a name, and a phone number or email. Errors: invalid. */
export const requireContactDetails = ({
  name,
  phone,
  email,
}: {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}): void => {
  const fields = [
    ...(name === '' ? [{ field: 'name', code: 'required' } as const] : []),
    ...(phone === null && email === null ? [{ field: 'phone', code: 'reach' } as const] : []),
  ];
  if (fields.length > 0) fail('invalid', { fields });
};
