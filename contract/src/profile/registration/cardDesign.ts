import type { RegistrationStatus } from './rules.ts';

/** Finishes of printed cards: matte black plastic, fine paper, bamboo (docs/rules/registration.md#the-card). */
export const CARD_FINISHES = ['plastic', 'paper', 'bamboo'] as const;
export type CardFinish = (typeof CARD_FINISHES)[number];

/** Maximum length of the printed texts, in characters. */
export const CARD_TEXT = { displayName: 30, title: 40 } as const;

/** Maximum number of cards in one registration. */
export const MOST_CARDS = 50;

/** Size of a card in millimetres (ISO 7810 ID-1). */
export const CARD_SIZE = { width: 85.6, height: 53.98 } as const;

/** Layout of both sides in millimetres; the screens and the print file share it. */
export const CARD_LAYOUT = {
  edge: 7,
  emblem: 9.5,
  /** Size of the letters. */
  name: 5.4,
  title: 3.3,
  group: 3.4,
  call: 3.6,
  small: 3.1,
  /** Side of the QR code with its quiet zone. */
  code: 36,
} as const;

/** The printed link over two lines: the host, and the path. */
export const splitLink = (link: string): readonly string[] => {
  const slash = link.indexOf('/');
  return slash < 0 ? [link] : [link.slice(0, slash), link.slice(slash)];
};

/** Modules of the quiet zone around a QR code, as the standard asks for. */
export const QUIET_ZONE = 4;

/** Colours of a finish. The code is dark on light in each; `codeGround` is the light area under it. */
interface FinishColours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly code: string;
  readonly codeGround: string;
}

export const finishColours: Readonly<Record<CardFinish, FinishColours>> = {
  plastic: { ground: '#1b1310', ink: '#f5e6bd', muted: '#d8c79c', code: '#1b1310', codeGround: '#f3d994' },
  paper: { ground: '#f6f1e7', ink: '#1d1a16', muted: '#5c5648', code: '#141414', codeGround: '#ffffff' },
  bamboo: { ground: '#d9ac70', ink: '#2b1a0e', muted: '#4a311c', code: '#2b1a0e', codeGround: '#e6c08a' },
};

/** Width of a text in average small letters; capital letters are wider. */
const widthOf = (text: string): number =>
  Array.from(text.normalize('NFC')).reduce((sum, letter) => sum + (letter === letter.toLowerCase() ? 1 : 1.25), 0);

/** Letters of the full size that a line takes. */
const NAME_LETTERS = 23;
const SMALLEST = 0.8;

/** Scale of a printed name: a long one shrinks to 80 %, and breaks where that is not enough. */
export const nameScale = (name: string): number =>
  Math.min(1, Math.max(SMALLEST, NAME_LETTERS / Math.max(1, widthOf(name))));

/** Prices of an order in đồng; null is told before the card is printed. */
export interface CardPrice {
  readonly card: number | null;
  readonly delivery: number | null;
}

/** The sum of an order in đồng; null while a part of it is not known. */
export const orderTotal = ({ card, delivery }: CardPrice, quantity: number): number | null =>
  card === null || delivery === null ? null : card * quantity + delivery;

/** Stages of an order as its applicant sees them. */
export const ORDER_STAGES = ['ordered', 'proof', 'print', 'delivery', 'activation'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Facts that decide the stage of an order. */
export interface OrderFacts {
  readonly status: RegistrationStatus;
  readonly confirmedAt: string | null;
  readonly shippedAt: string | null;
  readonly activatedAt: string | null;
}

/** The stage that an order is in; undefined once all are over. */
export const stageOf = ({ status, confirmedAt, shippedAt, activatedAt }: OrderFacts): OrderStage | undefined => {
  if (activatedAt !== null) return undefined;
  if (shippedAt !== null) return 'activation';
  if (status === 'done') return 'print';
  return confirmedAt === null ? 'proof' : 'print';
};
