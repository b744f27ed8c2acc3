import type { Executor } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/errors.ts';
import { agencyNames } from '../agency/summary.service.ts';

/** Holds an agency to be there. Errors: invalid. */
export const requireAgency = async (db: Executor, agencyId: string): Promise<void> => {
  if ((await agencyNames(db, [agencyId])).length === 0) failField('agencyId', 'choice');
};

/** Holds who asks to have a name and to be reachable, however little else is known. Errors: invalid. */
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
