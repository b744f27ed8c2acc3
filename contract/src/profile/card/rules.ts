/** The states of a printed card (docs/rules/card.md#states). */
export const CARD_STATUSES = ['blank', 'active', 'frozen', 'retired'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** Actions on a card. A move retires one card and activates another for the same owner. */
export type CardAction = 'activate' | 'freeze' | 'unfreeze' | 'retire' | 'move';

interface Transition {
  readonly from: readonly CardStatus[];
  readonly to: CardStatus;
}

/** All transitions of a card; `move` describes the old card. */
export const cardTransitions: Readonly<Record<CardAction, Transition>> = {
  activate: { from: ['blank'], to: 'active' },
  freeze: { from: ['active'], to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'active' },
  retire: { from: ['blank', 'active', 'frozen'], to: 'retired' },
  move: { from: ['active', 'frozen'], to: 'retired' },
};

/** Whether an action is possible in the card's present state. It does not check who acts. */
export const isPossible = (status: CardStatus, action: CardAction): boolean =>
  cardTransitions[action].from.includes(status);

/** Letters and digits of activation codes, without those that look alike in print (0 O, 1 I L). */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Length of an activation code, in characters. */
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** Normalises a typed activation code (small letters, groups) for comparison; undefined when it cannot be a code. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.replaceAll(/[\s.·–—-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
};

/** Formats an activation code for print: `ABCD-EFGH`. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** Finds the id of a card in a pasted or scanned text: its address, or the id alone. */
export const readCardId = (text: string): string | undefined => ID.exec(text)?.[0].toLowerCase();
