import type { RelicChanges, RelicDraft } from '@m4u/contract/content/relic';
import type { Item } from '../item/service.ts';

const ownFieldNames = ['period', 'place', 'titleEn', 'position', 'recordingVi', 'recordingEn'] as const;
const recordingFields = ['recordingVi', 'recordingEn'] as const;

/** Fields that only relics have, as they are stored. */
export type RelicDetails = Pick<RelicDraft, (typeof ownFieldNames)[number]>;

const noDetails: RelicDetails = {
  period: '',
  place: '',
  titleEn: '',
  position: null,
  recordingVi: null,
  recordingEn: null,
};

/** Details of a relic, with defaults for fields that it was written without. */
export const toDetails = ({ details }: Pick<Item, 'details'>): RelicDetails => ({ ...noDetails, ...details });

/** Ids of a relic's recordings. */
export const recordingIdsOf = ({ recordingVi, recordingEn }: RelicDetails): string[] =>
  [recordingVi, recordingEn].filter((id) => id !== null);

/**
 * Applies changes to the details: `details` replaces all, `recordings` are those newly chosen, by field, which must
 * belong to the author.
 */
export const changeDetails = (changes: RelicChanges, present: RelicDetails = noDetails) => {
  const own = ownFieldNames.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]] as const]));
  const presentIds = recordingIdsOf(present);
  const chosen = recordingFields.flatMap((field) => {
    const id = changes[field];
    return id && !presentIds.includes(id) ? [[field, id] as const] : [];
  });
  return {
    details: { ...present, ...Object.fromEntries(own) },
    recordings: Object.fromEntries<string>(chosen),
  };
};
