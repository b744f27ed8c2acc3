import { m } from '../../../paraglide/messages.js';
import { editPath } from '../weddingPaths.tsx';
import { type Posted, rowsOf, textsOf } from './postedWedding.tsx';

/** The steps of making an invitation, in their order. */
export const weddingSteps = ['couple', 'days', 'family', 'look', 'story', 'send'] as const;
export type StepName = (typeof weddingSteps)[number];

/** Names of the steps. */
export const stepWords: Readonly<Record<StepName, () => string>> = {
  couple: m.wedding_part_couple,
  days: m.wedding_part_days,
  family: m.wedding_part_family,
  look: m.wedding_part_look,
  story: m.wedding_part_story,
  send: m.wedding_part_send,
};

const toStep = (text: string | null | undefined): StepName | undefined => weddingSteps.find((each) => each === text);

/** The step of an address (`?step=days`); the first one without. */
export const readStep = (search: string): StepName => toStep(new URLSearchParams(search).get('step')) ?? 'couple';

/** Path of a step of an invitation; the id of a new one is `new`. */
export const stepPath = (id: string, step: StepName): string => `${editPath(id)}?step=${step}`;

/** The step that a button leads to by its intent (`step:days`); undefined for other buttons. */
export const stepOfIntent = (intent: string): StepName | undefined => toStep(/^step:(\w+)$/.exec(intent)?.[1]);

/** The step before or after another; undefined at the ends. */
export const stepBeside = (step: StepName, by: -1 | 1): StepName | undefined =>
  weddingSteps[weddingSteps.indexOf(step) + by];

/** Beginnings of the names of fields, with their steps; the first that fits counts. */
const fields: readonly (readonly [string, StepName])[] = [
  ['weddingDay.date', 'couple'],
  ['groom.name', 'couple'],
  ['bride.name', 'couple'],
  ['groom.rank', 'family'],
  ['bride.rank', 'family'],
  ['groomsFamily', 'family'],
  ['bridesFamily', 'family'],
  ['groomsBank', 'family'],
  ['bridesBank', 'family'],
  ['design', 'look'],
  ['palette', 'look'],
  ['tune', 'look'],
  ['song', 'look'],
  ...['weddingDay', 'weddingPartyDay', 'ceremonyPlace', 'partyPlace', 'schedule', 'dress'].map(
    (field) => [field, 'days'] as const,
  ),
  ...['groom', 'bride', 'cover', 'album', 'video', 'greeting', 'story'].map((field) => [field, 'story'] as const),
  ...['name', 'replyUntil', 'showWishes', 'guestPhotos', 'findable', 'past', 'missing'].map(
    (field) => [field, 'send'] as const,
  ),
];

/** The step to show for a refused form: the present one where it has an error, else the first that has one. */
export const refusedStep = (errors: Readonly<Record<string, unknown>>, present: StepName): StepName => {
  const refused = new Set(
    Object.keys(errors).map((name) => fields.find(([beginning]) => name.startsWith(beginning))?.[1] ?? present),
  );
  return refused.has(present) ? present : (weddingSteps.find((step) => refused.has(step)) ?? present);
};

const has = (posted: Posted, ...names: readonly string[]): boolean =>
  names.some((name) => Object.values(textsOf(posted[name])).some((text) => text?.trim()));

/** Whether the fields can be saved: an invitation has two names and a date. */
export const isSavable = (posted: Posted): boolean =>
  [textsOf(posted['groom'])['name'], textsOf(posted['bride'])['name'], textsOf(posted['weddingDay'])['date']].every(
    (text) => text?.trim(),
  );

const isFilledBy: Readonly<Record<StepName, (posted: Posted) => boolean>> = {
  couple: isSavable,
  days: (posted) => has(posted, 'ceremonyPlace', 'partyPlace') || rowsOf(posted['schedule']).length > 0,
  family: (posted) => has(posted, 'groomsFamily', 'bridesFamily'),
  // There always is one.
  look: () => true,
  story: (posted) =>
    Boolean(textsOf(posted)['greeting']) || ['cover', 'album', 'story'].some((name) => rowsOf(posted[name]).length > 0),
  send: () => false,
};

/** Whether a step has what it is for, by the fields that its form would post. */
export const isFilled = (step: StepName, posted: Posted): boolean => isFilledBy[step](posted);
