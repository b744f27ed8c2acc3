import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import { TextArea, TextField } from '../../ui/fields/TextField.tsx';
import type { Deed, EntryValues, SectionValues } from './cvForm.tsx';
import { CvEntryFields } from './CvEntryFields.tsx';
import { cvSectionAddWords, cvSectionWords } from './cvWords.tsx';

export interface CvSectionsProps {
  sections: readonly SectionValues[];
  /** Runs a button's change of the form at once, in the browser. */
  onDeed: (deed: Deed) => void;
  /** Keys of the parts, or of the entries of one part, in their new order. */
  onOrder: (keys: readonly string[], section?: string) => void;
  /** Errors of a field of a part or entry, by its key. */
  errorsOf: (key: string, field: string) => readonly string[];
}

const nameOf = ({ kind, title }: Pick<SectionValues, 'kind' | 'title'>): string => title || cvSectionWords[kind]();

/** Props of a button that changes the form: it submits without scripts, and runs in the browser with scripts. */
const deedButton = (deed: Deed, onDeed: (deed: Deed) => void) => ({
  type: 'submit' as const,
  name: 'deed',
  value: deed,
  formNoValidate: true,
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onDeed(deed);
  },
});

const Entries = ({ section, onDeed, onOrder, errorsOf }: CvSectionsProps & { section: SectionValues }) => {
  const { key, kind, entries } = section;
  if (kind === 'about') return <p className="text-sm text-muted">{m.cv_about_hint()}</p>;
  const lineName = ({ values }: EntryValues): string => values.title || m.cv_unnamed();
  return (
    <>
      {entries.length > 0 && (
        <SortableList
          label={m.cv_lines({ name: nameOf(section) })}
          name={`${key}.entry`}
          items={entries}
          itemKey={(entry) => entry.key}
          itemLabel={lineName}
          stacked
          onReorder={(keys) => onOrder(keys, key)}
          tools={(entry) => (
            <IconButton
              {...deedButton(`remove:${entry.key}`, onDeed)}
              label={m.ui_remove_item({ name: lineName(entry) })}
              icon={Trash2}
            />
          )}
        >
          {(entry) => <CvEntryFields kind={kind} entry={entry} errorsOf={(field) => errorsOf(entry.key, field)} />}
        </SortableList>
      )}
      {entries.length < CV_LIMITS.entries && (
        <div>
          <Button {...deedButton(`entry:${key}`, onDeed)} variant="secondary" icon={Plus}>
            {cvSectionAddWords[kind]()}
          </Button>
        </div>
      )}
    </>
  );
};

const SectionFields = (props: CvSectionsProps & { section: SectionValues }) => {
  const { section, errorsOf } = props;
  const { key, kind, title, shown, text, entries } = section;
  return (
    <details className="group/part" open={errorsOf(key, '*').length > 0 || undefined}>
      <summary className="hit -mx-2 flex cursor-pointer items-center gap-2 rounded-sm px-2 font-semibold">
        <ChevronRight aria-hidden size={18} className="transition group-open/part:rotate-90" />
        <span className="flex-1">{nameOf(section)}</span>
        {entries.length > 0 && <span className="rounded-full bg-sunken px-2 text-xs">{entries.length}</span>}
      </summary>
      <div className="stack gap-3 pt-2">
        <TextField
          name={`${key}.title`}
          defaultValue={title}
          label={m.cv_heading()}
          hint={kind === 'custom' ? undefined : m.cv_heading_usual()}
          required={kind === 'custom'}
          maxLength={CV_LIMITS.title}
          error={errorsOf(key, 'title')}
        />
        <Checkbox name={`${key}.shown`} defaultChecked={shown} label={m.cv_show_section()} />
        {kind === 'custom' && (
          <TextArea
            name={`${key}.text`}
            defaultValue={text}
            label={m.cv_section_text()}
            optional
            rows={2}
            maxLength={CV_LIMITS.text}
            error={errorsOf(key, 'text')}
          />
        )}
        <Entries {...props} />
      </div>
    </details>
  );
};

/** Parts of a CV in the owner's order, each with its entries. */
export const CvSections = (props: CvSectionsProps) => {
  const { sections, onDeed, onOrder } = props;
  return (
    <>
      <SortableList
        label={m.cv_part_sections()}
        name="section"
        items={sections}
        itemKey={({ key }) => key}
        itemLabel={nameOf}
        stacked
        onReorder={(keys) => onOrder(keys)}
        tools={(section) =>
          section.kind === 'custom' ? (
            <IconButton
              {...deedButton(`remove:${section.key}`, onDeed)}
              label={m.ui_remove_item({ name: nameOf(section) })}
              icon={Trash2}
            />
          ) : null
        }
      >
        {(section) => (
          <>
            <input type="hidden" name={`${section.key}.kind`} value={section.kind} />
            <SectionFields {...props} section={section} />
          </>
        )}
      </SortableList>
      {sections.length < CV_LIMITS.sections && (
        <Button {...deedButton('custom', onDeed)} variant="secondary" icon={Plus} block>
          {m.cv_add_custom()}
        </Button>
      )}
    </>
  );
};
