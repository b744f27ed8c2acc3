import type { ExploreSection, SectionKind } from '@m4u/contract/insight/explore/sections';
import { MOST_SECTIONS } from '@m4u/contract/insight/explore/sections.rules';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton, LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Draft } from '../../ui/drafts/Draft.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { SortableList } from '../../ui/sorting/SortableList.tsx';
import {
  blankSection,
  type Choice,
  toChoices,
  type EditedSection,
  createKey,
  ORDER,
  readSections,
} from './exploreDraft.tsx';
import type { Found, Refusal } from './exploreForm.server.ts';
import { arrangePath } from './explorePaths.tsx';
import { ExploreSections } from './ExploreSections.tsx';
import { exploreSectionIcons, exploreSectionWords } from './exploreWords.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { usePreview } from './usePreview.tsx';

export interface ExploreEditorProps {
  agencyId: string;
  /** Version of the page that is edited (its `updatedAt`). */
  updatedAt: string | null;
  sections: readonly EditedSection[];
  previewSections: readonly ExploreSection[];
  /** Results of a search without scripts. */
  found: Found | null;
  refusal: Refusal | null;
  uploads: string;
}

/** A removed section and its former place, for undo. */
interface RemovedSection {
  readonly section: EditedSection;
  readonly index: number;
}

const sectionName = ({ kind, title }: EditedSection): string => title || exploreSectionWords[kind]();

const AddSection = ({ full, onAdd }: { full: boolean; onAdd: (kind: SectionKind) => void }) =>
  full ? (
    <p className="text-sm text-muted">{m.explore_edit_full({ max: MOST_SECTIONS })}</p>
  ) : (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{m.explore_edit_add()}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(exploreSectionWords) as SectionKind[]).map((kind) => (
          <Button
            key={kind}
            type="submit"
            name="intent"
            value={`add:${kind}`}
            variant="secondary"
            icon={exploreSectionIcons[kind]}
            onClick={(event) => {
              event.preventDefault();
              onAdd(kind);
            }}
          >
            {exploreSectionWords[kind]()}
          </Button>
        ))}
      </div>
    </fieldset>
  );

const Preview = ({
  previewSections,
  agencyId,
  isStale,
}: {
  previewSections: readonly ExploreSection[];
  agencyId: string;
  isStale: boolean;
}) => (
  <section
    id="preview"
    aria-labelledby="preview-title"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be longer than the window: by keyboard it is scrolled only with the focus
    tabIndex={0}
    className="scroll-mt-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
  >
    <h2 id="preview-title" className="flex items-center gap-2 py-2 text-xl">
      <Eye aria-hidden size={20} />
      {m.explore_edit_preview()}
    </h2>
    {isStale && <output className="block text-sm text-muted">{m.explore_edit_preview_stale()}</output>}
    {/* Inert, since a followed link would discard unsaved changes. */}
    <div
      inert
      className="rounded-lg border border-dashed border-control bg-canvas px-3 pb-2 [container-type:inline-size]"
    >
      <ExploreSections
        sections={previewSections}
        agencyId={agencyId}
        narrow
        instead={() => <p className="text-sm text-muted">{m.explore_edit_preview_empty()}</p>}
      />
    </div>
  </section>
);

/** Editor of an explore page: its sections as a form, with a preview of the page as visitors see it. */
export const ExploreEditor = (props: ExploreEditorProps) => {
  const { agencyId, updatedAt, uploads, refusal, found } = props;
  const [sections, setSections] = useState(props.sections);
  const [removed, setRemoved] = useState<RemovedSection>();
  const [picked, setPicked] = useState<readonly Choice[]>(found?.choices ?? []);
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<HTMLInputElement>(null);
  const onRestore = useCallback(
    (restored: (present: readonly EditedSection[]) => EditedSection[] | undefined) =>
      setSections((present) => restored(present) ?? present),
    [],
  );
  const { previewSections, dirty, isStale, choices } = usePreview({
    form,
    draft,
    start: props.previewSections,
    onRestore,
  });
  const knownChoices = new Map(
    [...props.previewSections.flatMap(toChoices), ...picked, ...choices].map((choice) => [choice.id, choice]),
  );
  const add = (kind: SectionKind) => setSections([...sections, blankSection(kind, createKey(sections))]);
  const change = (key: string, changes: Partial<EditedSection>) =>
    setSections(sections.map((section) => (section.key === key ? { ...section, ...changes } : section)));
  const remove = (key: string) => {
    // Reads the present values, so that a restored section is not an older version.
    const typed = form.current ? readSections(new FormData(form.current)) : sections;
    const index = typed.findIndex((section) => section.key === key);
    const section = typed[index];
    setSections(sections.filter((each) => each.key !== key));
    if (section) setRemoved({ section, index });
  };
  const undo = () => {
    if (!removed) return;
    setSections(
      sections.toSpliced(removed.index, 0, { ...removed.section, key: createKey([...sections, removed.section]) }),
    );
    setRemoved(undefined);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Form ref={form} method="post" encType="multipart/form-data" className="stack min-w-0">
        <Draft name={arrangePath(agencyId)} />
        {/* Without scripts, Enter presses a form's first button. */}
        <noscript>
          <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
        </noscript>
        <input type="hidden" name="agencyId" value={agencyId} />
        <input type="hidden" name="updatedAt" value={updatedAt ?? ''} />
        <FormError errors={refusal?.form} reply={refusal} />
        {refusal?.conflict && (
          <LinkButton to={arrangePath(agencyId)} reloadDocument variant="secondary">
            {m.explore_edit_reload()}
          </LinkButton>
        )}
        {sections.length === 0 ? (
          <p className="text-muted">{m.explore_edit_none()}</p>
        ) : (
          <SortableList
            label={m.explore_edit_sections()}
            name={ORDER}
            items={sections}
            itemKey={({ key }) => key}
            itemLabel={sectionName}
            stacked
            onReorder={(keys) =>
              setSections(keys.flatMap((key) => sections.find((section) => section.key === key) ?? []))
            }
            tools={(section) => (
              <IconButton
                type="submit"
                name="intent"
                value={`remove:${section.key}`}
                label={m.explore_edit_remove({ name: sectionName(section) })}
                icon={Trash2}
                onClick={(event) => {
                  event.preventDefault();
                  remove(section.key);
                }}
              />
            )}
          >
            {(section) => (
              <fieldset className="min-w-0">
                <legend className="mb-2 font-semibold">{exploreSectionWords[section.kind]()}</legend>
                <SectionEditor
                  section={section}
                  agencyId={agencyId}
                  uploads={uploads}
                  knownChoices={knownChoices}
                  found={found}
                  errorsOf={(name) => refusal?.fields[`${section.key}.${name}`] ?? []}
                  onKnown={(choice) => setPicked((previous) => [...previous, choice])}
                  onChange={(changes) => change(section.key, changes)}
                />
              </fieldset>
            )}
          </SortableList>
        )}
        {removed && (
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft px-4 py-2">
            <output className="flex-1 text-sm">{m.explore_edit_removed({ name: sectionName(removed.section) })}</output>
            <Button variant="secondary" onClick={undo}>
              {m.explore_edit_undo()}
            </Button>
          </div>
        )}
        <AddSection full={sections.length >= MOST_SECTIONS} onAdd={add} />
        <input ref={draft} type="hidden" name="draft" defaultValue="" data-restores />
        <div className="sticky bottom-21 z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-canvas p-2 shadow-md lg:bottom-4 lg:mx-0">
          <SubmitButton name="intent" value="save">
            {m.explore_edit_save()}
          </SubmitButton>
          <noscript>
            <button type="submit" name="intent" value="preview" className="underline">
              {m.explore_edit_preview_refresh()}
            </button>
          </noscript>
          <LinkButton to="#preview" variant="secondary" icon={Eye} className="lg:hidden">
            {m.explore_edit_preview()}
          </LinkButton>
          {dirty && <output className="block w-full text-sm text-muted">{m.explore_edit_unsaved()}</output>}
        </div>
      </Form>
      <Preview previewSections={previewSections} agencyId={agencyId} isStale={isStale} />
    </div>
  );
};
