import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { EditableRows } from './EditableRows.tsx';
import { WeddingPictures } from './WeddingPictures.tsx';

/** Most chapters; equals `MOST_CHAPTERS` of the contract. */
const most = 12;

/** Errors of a field, by its name. */
export type ErrorsOf = (name: string) => readonly string[] | undefined;

interface ChapterFieldsProps {
  story: Wedding['story'];
  /** The chapters of a refused form. */
  typed: Wedding['story'];
  errorsOf: ErrorsOf;
}

/** Names the fields of a row of a list, with their errors: `story[0].title`. */
export const fieldsOfRow =
  (list: string, index: number, errorsOf: ErrorsOf) =>
  (name: string): { readonly name: string; readonly error: readonly string[] | null } => {
    const whole = `${list}[${index}].${name}`;
    return { name: whole, error: errorsOf(whole) ?? null };
  };

/** Fields of the story's chapters. */
export const ChapterFields = ({ story, typed, errorsOf }: ChapterFieldsProps) => (
  <EditableRows
    items={story}
    typed={typed}
    most={most}
    label={m.wedding_form_story_order()}
    add={m.wedding_form_chapter_add()}
    nameOf={(number) => m.wedding_form_chapter({ number })}
    removeOf={(number) => m.wedding_form_chapter_remove({ number })}
  >
    {(chapter, index) => {
      const of = fieldsOfRow('story', index, errorsOf);
      return (
        <div className="stack">
          <TextField
            {...of('time')}
            label={m.wedding_form_chapter_time()}
            hint={m.wedding_form_chapter_time_hint()}
            defaultValue={chapter?.time}
            maxLength={40}
            optional
          />
          <TextField
            {...of('title')}
            label={m.wedding_form_chapter_title()}
            defaultValue={chapter?.title}
            maxLength={120}
          />
          <TextArea
            {...of('text')}
            label={m.wedding_form_chapter_text()}
            defaultValue={chapter?.text}
            rows={3}
            maxLength={1500}
            optional
          />
          <WeddingPictures
            name={`story[${index}].picture`}
            label={m.wedding_form_picture()}
            pictures={chapter?.picture ? [chapter.picture] : []}
          />
        </div>
      );
    }}
  </EditableRows>
);
