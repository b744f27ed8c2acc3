import type { CardFinish, CardPrice, OrderStage } from '@m4u/contract/profile/registration/cardDesign';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';

/** Names of the finishes. */
export const finishWords: Readonly<Record<CardFinish, () => string>> = {
  plastic: m.card_order_finish_plastic,
  paper: m.card_order_finish_paper,
  bamboo: m.card_order_finish_bamboo,
};

/** How a finish is printed, in a few words. */
export const finishNotes: Readonly<Record<CardFinish, () => string>> = {
  plastic: m.card_order_finish_plastic_note,
  paper: m.card_order_finish_paper_note,
  bamboo: m.card_order_finish_bamboo_note,
};

/** Names of the stages of an order. */
export const stageWords: Readonly<Record<OrderStage, () => string>> = {
  ordered: m.card_order_stage_ordered,
  proof: m.card_order_stage_proof,
  print: m.card_order_stage_print,
  delivery: m.card_order_stage_delivery,
  activation: m.card_order_stage_activation,
};

/** A price, also one of zero or one that is told later. */
export const priceWords = (price: number | null): string => {
  if (price === null) return m.card_order_price_later();
  return price === 0 ? m.card_order_free() : money(price);
};

/** The parts that the sum does not contain yet. */
export const openPriceWords = ({ card, delivery }: CardPrice): string | undefined => {
  if (card === null) return m.card_order_total_later();
  return delivery === null ? m.card_order_delivery_later() : undefined;
};
