import { href } from 'react-router';

/** The address of an invitation; with a guest's code their personal one. */
export const invitationPath = (id: string, guest?: string): string =>
  href('/wedding/:id', { id }) + (guest ? `?${new URLSearchParams({ guest }).toString()}` : '');

/** The list of one's own invitations. */
export const ownPath = (): string => href('/action/wedding');

/** Where an invitation is written. */
export const editPath = (id: string): string => href('/action/wedding/:id', { id });

/** The guests of an invitation. */
export const guestsPath = (id: string): string => href('/action/wedding/:id/guests', { id });

/** Where guests are added. */
export const addPath = (id: string): string => href('/action/wedding/:id/add', { id });

/** One guest of an invitation. */
export const guestPath = (id: string, guest: string): string =>
  href('/action/wedding/:id/guests/:guest', { id, guest });

/** The wishes that guests left. */
export const wishesPath = (id: string): string => href('/action/wedding/:id/wishes', { id });
