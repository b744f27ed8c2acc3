import type { Wedding, WeddingStep } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { weddingStepOptions } from '../weddingWords.tsx';
import { type ErrorsOf, fieldsOfRow } from './ChapterFields.tsx';
import { EditableRows } from './EditableRows.tsx';
import { newColour } from './postedWedding.tsx';

/** Most steps and colours; equal `MOST_STEPS` and `MOST_COLOURS` of the contract. */
const mostSteps = 12;
const mostColours = 6;

interface RowsProps<Item> {
  /** The saved rows, and those of a refused form. */
  items: readonly Item[];
  typed: readonly Item[];
  errorsOf: ErrorsOf;
}

/** Fields of the steps of the day's programme. */
export const ProgrammeFields = ({ items, typed, errorsOf }: RowsProps<WeddingStep>) => (
  <EditableRows
    items={items}
    typed={typed}
    most={mostSteps}
    label={m.wedding_form_steps_order()}
    add={m.wedding_form_step_add()}
    nameOf={(number) => m.wedding_form_step({ number })}
    removeOf={(number) => m.wedding_form_step_remove({ number })}
  >
    {(step, index) => {
      const of = fieldsOfRow('schedule', index, errorsOf);
      return (
        <div className="stack">
          <div className="grid fit-2 items-start gap-3">
            <TextField {...of('time')} label={m.wedding_form_hour()} type="time" defaultValue={step?.time} />
            <Select
              {...of('kind')}
              label={m.wedding_form_step_kind()}
              options={weddingStepOptions()}
              defaultValue={step?.kind ?? 'other'}
            />
          </div>
          <TextField {...of('title')} label={m.wedding_form_step_title()} defaultValue={step?.title} maxLength={80} />
          <TextField
            {...of('place')}
            label={m.wedding_form_place()}
            defaultValue={step?.place}
            maxLength={120}
            autoComplete="off"
            optional
          />
        </div>
      );
    }}
  </EditableRows>
);

/** Fields of the colours that guests are asked to wear. */
export const ColourFields = ({ items, typed, errorsOf }: RowsProps<Wedding['dress']['colours'][number]>) => (
  <EditableRows
    items={items}
    typed={typed}
    most={mostColours}
    label={m.wedding_form_colours_order()}
    add={m.wedding_form_colour_add()}
    nameOf={(number) => m.wedding_form_colour({ number })}
    removeOf={(number) => m.wedding_form_colour_remove({ number })}
  >
    {(colour, index) => {
      const of = fieldsOfRow('dress.colours', index, errorsOf);
      return (
        <div className="grid fit-2 items-start gap-3">
          <TextField
            {...of('colour')}
            label={m.wedding_form_colour_value()}
            type="color"
            defaultValue={colour?.colour ?? newColour}
          />
          <TextField
            {...of('name')}
            label={m.wedding_form_colour_name()}
            defaultValue={colour?.name}
            maxLength={30}
            autoComplete="off"
          />
        </div>
      );
    }}
  </EditableRows>
);
