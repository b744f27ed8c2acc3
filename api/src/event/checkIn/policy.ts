/** Role at an event: a manager may do everything; a helper may scan and sees only the data needed for that. */
export type Role = 'manager' | 'helper';

/** Only managers change an event, see its helpers and download its tables. */
export const canUpdate = (role: Role): boolean => role === 'manager';

/** Managers edit the guest list, except for a wedding: its list is edited in the wedding. */
export const canEditGuestList = (role: Role, { groupId }: { readonly groupId: string | null }): boolean =>
  canUpdate(role) && groupId !== null;

/** Shows helpers the last three digits of a phone number only: enough to tell two guests of one name apart. */
export const visiblePhone = (role: Role, phone: string | null): string | null =>
  canUpdate(role) || phone === null ? phone : `…${phone.slice(-3)}`;
