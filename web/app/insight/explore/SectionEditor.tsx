import { MOST_PICTURES } from '@m4u/contract/insight/explore/sections.rules';
import { useMemo } from 'react';
import { m } from '../../paraglide/messages.js';
import { RichField } from '../../profile/upload/RichField.tsx';
import { sendPicture } from '../../profile/upload/sendPicture.tsx';
import { PicturesField } from '../../ui/pictures/PicturesField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ChoicesField, type ChoicesFieldProps } from './ChoicesField.tsx';
import { type EditedSection, isListKind, picturesName } from './exploreDraft.tsx';
import { exploreSectionWords } from './exploreWords.tsx';

export interface SectionEditorProps extends Pick<ChoicesFieldProps, 'agencyId' | 'knownChoices' | 'found' | 'onKnown'> {
  section: EditedSection;
  /** Address for picture uploads. */
  uploads: string;
  /** Errors of a field, by its name. */
  errorsOf: (name: string) => readonly string[];
  onChange: (changes: Partial<EditedSection>) => void;
}

/** Width of a preview in pixels, for high-density screens. */
const previewWidth = 320;

const BannerFields = ({ section, uploads, errorsOf }: SectionEditorProps) => {
  const { key, text, link, linkLabel, images } = section;
  const upload = useMemo(() => sendPicture(uploads, previewWidth), [uploads]);
  return (
    <>
      <PicturesField
        name={picturesName(key)}
        label={m.explore_field_pictures()}
        hint={m.explore_field_pictures_hint({ max: MOST_PICTURES })}
        error={errorsOf('images')}
        upload={upload}
        max={MOST_PICTURES}
        defaultFiles={images.map(({ _id: id, caption, src }, index) => ({
          id,
          url: src,
          caption,
          name: m.ui_picture_number({ number: index + 1 }),
        }))}
      />
      <TextField
        name={`${key}.text`}
        label={m.explore_field_text()}
        defaultValue={text}
        error={errorsOf('text')}
        maxLength={300}
        optional
      />
      <TextField
        name={`${key}.link`}
        label={m.explore_field_link()}
        defaultValue={link}
        error={errorsOf('link')}
        inputMode="url"
        placeholder="https://"
        optional
      />
      <TextField
        name={`${key}.linkLabel`}
        label={m.explore_field_link_label()}
        defaultValue={linkLabel}
        error={errorsOf('linkLabel')}
        maxLength={40}
        optional
      />
    </>
  );
};

const ListFields = (props: SectionEditorProps) => {
  const { section, errorsOf, onChange } = props;
  const { key, kind, pick, ids } = section;
  if (!isListKind(kind)) return null;
  return (
    <>
      <RadioCards
        name={`${key}.pick`}
        legend={m.explore_pick()}
        columns={2}
        value={pick}
        options={[
          { value: 'chosen', label: m.explore_pick_chosen() },
          { value: 'newest', label: m.explore_pick_newest(), description: m.explore_pick_newest_text() },
        ]}
        onChange={(value) => onChange({ pick: value === 'newest' ? 'newest' : 'chosen' })}
      />
      {pick === 'chosen' && (
        <ChoicesField
          section={key}
          kind={kind}
          agencyId={props.agencyId}
          ids={ids}
          knownChoices={props.knownChoices}
          found={props.found?.key === key ? props.found : null}
          errors={errorsOf('ids')}
          onKnown={props.onKnown}
          onChange={(next) => onChange({ ids: next })}
        />
      )}
    </>
  );
};

/** Fields of one section. Text inputs are uncontrolled; choices are reported by `onChange`. */
export const SectionEditor = (props: SectionEditorProps) => {
  const { section, uploads, errorsOf } = props;
  const { key, kind, title, content } = section;
  const own = exploreSectionWords[kind]();
  return (
    <div className="stack gap-3">
      <input type="hidden" name={`${key}.kind`} value={kind} />
      <TextField
        name={`${key}.title`}
        label={m.explore_field_title()}
        defaultValue={title}
        hint={kind === 'banner' ? undefined : m.explore_field_title_hint({ title: own })}
        error={errorsOf('title')}
        maxLength={120}
        optional
      />
      {kind === 'banner' && <BannerFields {...props} />}
      {kind === 'text' && (
        <RichField
          name={`${key}.content`}
          label={m.explore_field_content()}
          placeholder={m.explore_field_content_hint()}
          defaultValue={content}
          error={errorsOf('content')}
          uploads={uploads}
        />
      )}
      <ListFields {...props} />
    </div>
  );
};
