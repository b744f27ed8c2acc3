import type { Wedding } from '@m4u/contract/event/wedding/schema';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { SortableList } from '../../../ui/sorting/SortableList.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { WeddingPictures } from './WeddingPictures.tsx';

/** Most chapters; equals `MOST_CHAPTERS` of the contract. */
const most = 12;

type Chapter = Wedding['story'][number];

/** A chapter of the form, with a key that stays when it is moved. */
interface Row {
  readonly key: string;
  readonly chapter: Chapter | null;
}

interface ChapterFieldsProps {
  story: readonly Chapter[];
  /** The number of chapters in a refused form. */
  typed: number;
  /** Errors of a field, by its name. */
  errorsOf: (name: string) => readonly string[] | undefined;
}

const ChapterRow = ({ row, index, errorsOf }: { row: Row; index: number } & Pick<ChapterFieldsProps, 'errorsOf'>) => {
  const { chapter } = row;
  const of = (name: string) => ({
    name: `story[${index}].${name}`,
    error: errorsOf(`story[${index}].${name}`) ?? null,
  });
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
};

/** Fields of the story's chapters, to add, remove and reorder; without scripts one empty chapter is added. */
export const ChapterFields = ({ story, typed, errorsOf }: ChapterFieldsProps) => {
  const scripted = useHydrated();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: Math.max(story.length, typed) }, (_, index) => ({
      key: `${index}`,
      chapter: story[index] ?? null,
    })),
  );
  const [added, setAdded] = useState(0);
  const shownRows = scripted || rows.length >= most ? rows : [...rows, { key: 'more', chapter: null }];
  const numberOf = ({ key }: Row) => shownRows.findIndex((row) => row.key === key) + 1;
  return (
    <div className="stack">
      {shownRows.length > 0 && (
        <SortableList
          label={m.wedding_form_story_order()}
          items={shownRows}
          itemKey={({ key }) => key}
          itemLabel={(row) => m.wedding_form_chapter({ number: numberOf(row) })}
          onReorder={(keys) => setRows(keys.flatMap((key) => rows.find((row) => row.key === key) ?? []))}
          stacked
          tools={(row) =>
            scripted && (
              <IconButton
                label={m.wedding_form_chapter_remove({ number: numberOf(row) })}
                icon={Trash2}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            )
          }
        >
          {(row) => <ChapterRow row={row} index={numberOf(row) - 1} errorsOf={errorsOf} />}
        </SortableList>
      )}
      {scripted && rows.length < most && (
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => {
            setRows([...rows, { key: `added-${added}`, chapter: null }]);
            setAdded(added + 1);
          }}
        >
          {m.wedding_form_chapter_add()}
        </Button>
      )}
    </div>
  );
};
