import type { PlacementAct, PlacementState } from '@m4u/contract/content/item/placement';
import { m } from '../../../paraglide/messages.js';

/** Names of the states of a piece in a group. */
export const placementStateWords: Readonly<Record<PlacementState, () => string>> = {
  waiting: m.placement_state_waiting,
  shown: m.placement_state_shown,
  refused: m.placement_state_refused,
  withdrawn: m.placement_state_withdrawn,
  removed: m.placement_state_removed,
};

/** The state of a piece in a group as a sentence. */
export const placementStateTexts: Readonly<Record<PlacementState, (since: { date: string }) => string>> = {
  waiting: m.placement_text_waiting,
  shown: m.placement_text_shown,
  refused: m.placement_text_refused,
  withdrawn: m.placement_text_withdrawn,
  removed: m.placement_text_removed,
};

/** Labels of the acts. */
export const placementActWords: Readonly<Record<PlacementAct, () => string>> = {
  ask: m.placement_act_ask,
  withdraw: m.placement_act_withdraw,
  approve: m.placement_act_approve,
  refuse: m.placement_act_refuse,
  remove: m.placement_act_remove,
};
