import { href } from 'react-router';

/** Path of the reader's invitations. */
export const ownPath = (): string => href('/action/wedding');

/** Path of the form of an invitation. */
export const editPath = (id: string): string => href('/action/wedding/:id', { id });

/** Path of the guests of an invitation. */
export const guestsPath = (id: string): string => href('/action/wedding/:id/guests', { id });

/** Path of the form that adds guests. */
export const addPath = (id: string): string => href('/action/wedding/:id/add', { id });

/** Path of the guests' links to send. */
export const sendPath = (id: string): string => href('/action/wedding/:id/send', { id });

/** Path of the guests' QR codes to print. */
export const codesPath = (id: string): string => href('/action/wedding/:id/codes', { id });

/** Path of the tables of an invitation's party. */
export const tablesPath = (id: string): string => href('/action/wedding/:id/tables', { id });

/** Path of the gifts to the couple. */
export const giftsPath = (id: string): string => href('/action/wedding/:id/gifts', { id });

/** Path of one gift to the couple. */
export const giftPath = (id: string, gift: string): string => href('/action/wedding/:id/gifts/:gift', { id, gift });

/** Path that finds guests by a typed name; has no screen. */
export const giverPath = (id: string): string => href('/action/wedding/:id/gifts/find', { id });

/** Path of the transfers to note by a bank's statement. */
export const transfersPath = (id: string): string => href('/action/wedding/:id/transfers', { id });

/** Path of the thanks to send. */
export const thanksPath = (id: string): string => href('/action/wedding/:id/thanks', { id });

/** Path of one guest of an invitation. */
export const guestPath = (id: string, guest: string): string =>
  href('/action/wedding/:id/guests/:guest', { id, guest });

/** Path of the photos of guests. */
export const photosPath = (id: string): string => href('/action/wedding/:id/photos', { id });

/** Path of the wishes of guests. */
export const wishesPath = (id: string): string => href('/action/wedding/:id/wishes', { id });
