/** Whoever manages an event may do all; who helps at the door scans, and sees what a door needs. */
export type Role = 'manager' | 'helper';

/** Changing an event, seeing who helps, and having its tables is for who manages it. */
export const mayUpdate = (role: Role): boolean => role === 'manager';

/** The list of a wedding is written where the wedding is. */
export const mayList = (role: Role, { groupId }: { readonly groupId: string | null }): boolean =>
  mayUpdate(role) && groupId !== null;

/** Of the numbers on a list, those who only help see the end, which tells two of one name apart. */
export const shownPhone = (role: Role, phone: string | null): string | null =>
  mayUpdate(role) || phone === null ? phone : `…${phone.slice(-3)}`;
