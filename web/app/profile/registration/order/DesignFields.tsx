import { CARD_FINISHES, type CardFinish } from '@m4u/contract/profile/registration/cardDesign';
import type { CardDesign, CardEmblem } from '@m4u/contract/profile/registration/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FieldError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { FieldSet } from '../registrationFields.tsx';
import { finishNotes, finishWords } from './orderWords.tsx';

/** The choice of a finish; `describe` and `picture` add its price and look. */
export const FinishField = ({
  fields,
  describe = (finish) => finishNotes[finish](),
  picture,
}: {
  fields: FieldSet;
  describe?: (finish: CardFinish) => ReactNode;
  picture?: (finish: CardFinish) => ReactNode;
}) => (
  <RadioCards
    field={fields.finish}
    legend={m.card_order_finish()}
    columns={3}
    options={CARD_FINISHES.map((finish) => ({
      value: finish,
      label: finishWords[finish](),
      description: describe(finish),
      ...(picture && { picture: picture(finish) }),
    }))}
  />
);

type EmblemChoice = Pick<CardEmblem, '_id' | 'name'>;

/** Whether an emblem is printed: a checkbox for the only group, a list for several. */
export const EmblemField = ({ fields, emblems }: { fields: FieldSet; emblems: readonly EmblemChoice[] }) => {
  const [only, ...more] = emblems;
  const { emblemId } = fields;
  if (!only) return null;
  if (more.length > 0)
    return (
      <Select
        field={emblemId}
        label={m.card_order_emblem_of()}
        options={[
          { value: '', label: m.card_order_emblem_none() },
          ...emblems.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    );
  return (
    <div>
      {/* Sent before the checkbox, so that an empty one removes the emblem. */}
      <input type="hidden" name={emblemId.name} value="" />
      <Checkbox
        name={emblemId.name}
        value={only._id}
        defaultChecked={emblemId.defaultValue === only._id}
        label={m.card_order_emblem({ name: only.name })}
      />
      <FieldError id={`${emblemId.id}-error`} errors={emblemId.errors ?? []} />
    </div>
  );
};

type Choices = Pick<CardDesign, 'emblemId' | 'emblem' | 'emblems'>;

/** The emblems to choose from, and the stored one, so that saving another field does not remove it. */
const withStored = ({ emblemId, emblem, emblems }: Choices): readonly EmblemChoice[] =>
  emblemId === null || emblems.some(({ _id }) => _id === emblemId)
    ? emblems
    : [{ _id: emblemId, name: emblem?.name ?? m.card_order_emblem_closed() }, ...emblems];

/** Finish and emblem of an ordered card, to change them. */
export const DesignFields = ({ fields, design }: { fields: FieldSet; design: Choices }) => (
  <>
    <FinishField fields={fields} />
    <EmblemField fields={fields} emblems={withStored(design)} />
  </>
);
