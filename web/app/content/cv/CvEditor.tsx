import type { Picture } from '@m4u/contract/common';
import { cvVisibilities } from '@m4u/contract/content/cv/rules';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { EnterButton, SubmitButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { restoreEvent } from '../../ui/drafts/draftFields.ts';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Section } from '../../ui/Section.tsx';
import { changedBy, type CvValues, type Deed, previewOf, readValues } from './cvForm.tsx';
import { CvAdviceList } from './CvAdviceList.tsx';
import { CvLook } from './CvLook.tsx';
import { CvPerson, CvShown } from './CvPerson.tsx';
import { CvSections } from './CvSections.tsx';
import { CvSheet } from './CvSheet.tsx';
import { PreviewTabs, usePreviewTab } from './PreviewTabs.tsx';
import { cvVisibilityWords, cvVisibilityDescriptions } from './cvWords.tsx';

/** Answer of a failed save: the form as typed, and its errors. */
export interface CvReply {
  readonly values: CvValues;
  /** By field name in the form. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly form: readonly string[];
}

export interface CvEditorProps {
  values: CvValues;
  reply: CvReply | undefined;
  /** The uploaded photo of this CV; `photos` has the addresses of it and of the profile's photo. */
  picture: Picture | null;
  photos: { readonly upload: string | null; readonly profile: string | null };
  uploads: string;
  /** Storage key of the form's draft. */
  draft: string;
}

/** Values of the form; a changed `round` means that a new form must be filled from the start. */
const useValues = (form: RefObject<HTMLFormElement | null>, initial: CvValues, reply: CvReply | undefined) => {
  const [values, setValues] = useState(reply?.values ?? initial);
  const [round, setRound] = useState(0);
  const last = useRef(reply);
  useEffect(() => {
    if (reply && reply !== last.current) setValues(reply.values);
    last.current = reply;
  }, [reply]);
  // While a draft is restored field by field, the form is incomplete and must not be read.
  const restoring = useRef(false);
  useEffect(() => {
    restoring.current = false;
  }, [round]);
  const now = (): CvValues => (form.current ? readValues(new FormData(form.current)) : values);
  return {
    values,
    round,
    typed: () => {
      if (!restoring.current) setValues(now());
    },
    change: (deed: Deed) => setValues(changedBy(now(), deed)),
    order: (keys: readonly string[], section?: string) => {
      const sorted = <T extends { key: string }>(rows: readonly T[]): T[] =>
        rows.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
      const { sections, ...rest } = now();
      if (section === undefined) setValues({ ...rest, sections: sorted(sections) });
      else
        setValues({
          ...rest,
          sections: sections.map((each) => (each.key === section ? { ...each, entries: sorted(each.entries) } : each)),
        });
    },
    restore: (restored: CvValues) => {
      restoring.current = true;
      setValues(restored);
      setRound((before) => before + 1);
    },
  };
};

/** Hidden input that holds the whole form, with added lines, for the draft in this browser. */
const Kept = ({ values, onRestore }: { values: CvValues; onRestore: (values: CvValues) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });
  useEffect(() => {
    const element = input.current;
    const listen = (event: Event) => {
      event.preventDefault();
      restore.current(JSON.parse((event as CustomEvent<string>).detail) as CvValues);
    };
    element?.addEventListener(restoreEvent, listen);
    return () => element?.removeEventListener(restoreEvent, listen);
  }, []);
  return <input ref={input} type="hidden" name="whole" data-restores value={JSON.stringify(values)} readOnly />;
};

/** Advice on the text, and the preview of the CV, which scrolls separately. */
const Preview = ({ values, photo, className }: { values: CvValues; photo: string | null; className: string }) => {
  const preview = previewOf(values);
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 max-lg:mt-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start',
        className,
      )}
    >
      <CvAdviceList cv={preview} />
      <section
        aria-label={m.cv_preview()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-col gap-2 lg:overflow-y-auto lg:p-1"
      >
        <p className="text-sm text-muted">{m.cv_preview_hint()}</p>
        <CvSheet cv={preview} photo={photo} mode="preview" />
      </section>
    </div>
  );
};

/** Editor of a CV: its form with a preview beside it, or behind it on phones. */
export const CvEditor = (props: CvEditorProps) => {
  const { reply, picture, photos, uploads, draft } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values, round, typed, change, order, restore } = useValues(form, props.values, reply);
  const [uploaded, setUploaded] = useState(photos.upload);
  const { tab, choose, hideForm, hidePreview } = usePreviewTab();
  const deferredValues = useDeferredValue(values);
  const errorsOf = (name: string): readonly string[] => {
    const { errors = {} } = reply ?? {};
    if (!name.endsWith('.*')) return errors[name] ?? [];
    const start = name.slice(0, -1);
    return Object.keys(errors).some((key) => key.startsWith(start)) ? ['*'] : [];
  };
  const sectionErrors = (key: string, field: string): readonly string[] => {
    if (field !== '*') return errorsOf(`${key}.${field}`);
    const within = values.sections.find((section) => section.key === key)?.entries ?? [];
    return [key, ...within.map((entry) => entry.key)].flatMap((each) => errorsOf(`${each}.*`));
  };
  const from = values.head.photoFrom;
  const photo = from === 'none' ? null : from === 'upload' ? uploaded : photos.profile;
  return (
    <>
      <PreviewTabs tab={tab} onChoose={choose} />
      <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          // Errors are shown at the fields, also in a closed part.
          noValidate
          onInput={typed}
          onChange={typed}
          className={classNames('stack', hideForm)}
        >
          <EnterButton value="save">{m.cv_save()}</EnterButton>
          <Draft name={draft} />
          <Kept values={values} onRestore={restore} />
          <input type="hidden" name="_id" value={values.head._id} />
          <FormError errors={reply?.form} reply={reply} />
          <p className="text-sm text-muted">{m.cv_required_note()}</p>
          <div key={round} className="stack">
            <Section id="person" title={m.cv_part_person()}>
              <div className="stack">
                <CvPerson {...{ values, picture, uploads, errorsOf }} onPhoto={setUploaded} />
              </div>
            </Section>
            <Section id="sections" title={m.cv_part_sections()}>
              <div className="stack gap-3">
                <p className="text-sm text-muted">{m.cv_sections_hint()}</p>
                <CvSections sections={values.sections} onDeed={change} onOrder={order} errorsOf={sectionErrors} />
              </div>
            </Section>
            <Section id="look" title={m.cv_part_look()}>
              <div className="stack">
                <CvLook head={values.head} errorsOf={errorsOf} />
              </div>
            </Section>
            <Section id="public" title={m.cv_part_public()}>
              <div className="stack">
                <RadioCards
                  name="visibility"
                  legend={m.cv_visibility()}
                  hint={m.cv_visibility_hint()}
                  defaultValue={values.head.visibility}
                  options={cvVisibilities.map((value) => ({
                    value,
                    label: cvVisibilityWords[value](),
                    description: cvVisibilityDescriptions[value](),
                  }))}
                />
                <CvShown shown={values.shown} />
              </div>
            </Section>
          </div>
          <SubmitButton name="intent" value="save" size="lg" block>
            {m.cv_save()}
          </SubmitButton>
        </Form>
        <Preview values={deferredValues} photo={photo} className={hidePreview} />
      </div>
    </>
  );
};
