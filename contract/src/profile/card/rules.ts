/** The states of a printed card (docs/rules/card.md#states). */
export const CARD_STATUSES = ['blank', 'active', 'frozen', 'retired'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** What happens to a card. A move retires one card and activates another for the same owner. */
export type CardDeed = 'activate' | 'freeze' | 'unfreeze' | 'retire' | 'move';

interface Transition {
  readonly from: readonly CardStatus[];
  readonly to: CardStatus;
}

/** Every transition there is; `move` is what becomes of the card that is left. */
export const cardTransitions: Readonly<Record<CardDeed, Transition>> = {
  activate: { from: ['blank'], to: 'active' },
  freeze: { from: ['active'], to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'active' },
  retire: { from: ['blank', 'active', 'frozen'], to: 'retired' },
  move: { from: ['active', 'frozen'], to: 'retired' },
};

/** Whether a deed can be done to a card in its present state, whoever does it. */
export const isPossible = (status: CardStatus, deed: CardDeed): boolean => cardTransitions[deed].from.includes(status);

/** Letters and digits of activation codes: none that looks like another in print (0 O, 1 I L). */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** How long an activation code is. */
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** An activation code as typed, in small letters or in groups, as it is compared; undefined for what cannot be one. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.replaceAll(/[\s.·–—-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
};

/** An activation code as it is printed: `ABCD-EFGH`. */
export const groupedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The id of a card in what was pasted or scanned: its address, or the id alone. */
export const cardIdIn = (text: string): string | undefined => ID.exec(text)?.[0].toLowerCase();
