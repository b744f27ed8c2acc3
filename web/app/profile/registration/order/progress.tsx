import { ORDER_STAGES, type OrderStage, stageOf } from '@m4u/contract/profile/registration/cardDesign';
import type { Registration, RegistrationStep } from '@m4u/contract/profile/registration/schema';
import { m } from '../../../paraglide/messages.js';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { registrationStatusWords } from '../registrationWords.tsx';

type Order = Pick<
  Registration,
  'status' | 'confirmedAt' | 'shippedAt' | 'activatedAt' | 'createdAt' | 'design' | 'steps' | 'missingInfo'
>;

/** Days that printing and the delivery take, as the words say them. */
const hints: Readonly<Record<OrderStage, () => string>> = {
  ordered: m.card_order_ordered_hint,
  proof: m.card_order_proof_hint,
  print: m.card_order_print_hint,
  delivery: m.card_order_delivery_hint,
  activation: m.card_order_activation_hint,
};

const lastOf = (steps: readonly RegistrationStep[], kind: RegistrationStep['kind']): string | undefined =>
  steps.findLast((step) => step.kind === kind)?.at;

const proofHint = ({ design, missingInfo }: Order): string => {
  if (design?.proofAt) return m.card_order_proof_ready_hint();
  return missingInfo.length > 0 ? m.card_order_proof_missing_hint() : m.card_order_proof_hint();
};

const printHint = ({ status }: Order): string =>
  status === 'accepted' || status === 'approved' ? m.card_order_print_waits_hint() : m.card_order_print_hint();

/** The step that the present stage waits for. */
const presentHint = (stage: OrderStage, order: Order): string => {
  if (stage === 'proof') return proofHint(order);
  return stage === 'print' ? printHint(order) : hints[stage]();
};

/** When a stage was over; of the delivery, when the cards were sent. */
const endOf = (stage: OrderStage, { createdAt, confirmedAt, shippedAt, activatedAt, steps }: Order): string | null => {
  const ends = {
    ordered: createdAt,
    proof: confirmedAt,
    print: shippedAt ?? lastOf(steps, 'done') ?? null,
    delivery: shippedAt,
    activation: activatedAt,
  };
  return ends[stage];
};

/** A stage of an order with the words under it. */
export interface StageRow {
  readonly stage: OrderStage;
  readonly state: 'past' | 'present' | 'future';
  readonly text: string;
}

/** All stages of an order; a cancelled one has only what is over. */
export const listStages = (order: Order): readonly StageRow[] => {
  const present = stageOf(order);
  const place = present === undefined ? ORDER_STAGES.length : ORDER_STAGES.indexOf(present);
  const isCancelled = order.status === 'cancelled';
  return ORDER_STAGES.flatMap((stage, index): StageRow[] => {
    if (index < place) {
      const end = endOf(stage, order);
      return [{ stage, state: 'past', text: end === null ? '' : dateAndTime(end) }];
    }
    if (isCancelled) return [];
    return index === place
      ? [{ stage, state: 'present', text: presentHint(stage, order) }]
      : [{ stage, state: 'future', text: hints[stage]() }];
  });
};

/** The state of an order in two or three words, for its tag. */
export const describeOrder = (order: Order): string => {
  const stage = stageOf(order);
  if (order.status === 'cancelled') return registrationStatusWords.cancelled();
  if (stage === undefined) return m.card_order_state_activated();
  if (stage === 'proof') return order.design?.proofAt ? m.card_order_state_yours() : m.card_order_state_proof();
  if (stage === 'print') return order.status === 'done' ? m.card_order_state_print() : m.card_order_state_agreed();
  return m.card_order_state_sent();
};
