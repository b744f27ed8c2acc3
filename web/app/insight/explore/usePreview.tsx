import type { ExploreSection } from '@m4u/contract/insight/explore/sections';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { restoreEvent } from '../../ui/drafts/draftFields.ts';
import { toChoices, type EditedSection, readSections, readDraftSections } from './exploreDraft.tsx';
import type { action } from './explorePreview.screen.tsx';

/** Delay after the last change before the preview is updated, in milliseconds. */
const pause = 400;

/** Form, draft and initial state of the preview. */
export interface PreviewOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Hidden input that holds the whole page for the draft. */
  draft: RefObject<HTMLInputElement | null>;
  start: readonly ExploreSection[];
  /** Called when a draft is restored. */
  onRestore: (restored: (present: readonly EditedSection[]) => EditedSection[] | undefined) => void;
}

const filesOf = (shown: readonly ExploreSection[]): Map<string, string> =>
  new Map(shown.flatMap(({ images }) => images.map(({ _id, src }) => [_id, src] as const)));

/** Keeps a preview of the page up to date with the form, and stores the form's state for the draft. */
export function usePreview({ form, draft, start, onRestore }: PreviewOptions) {
  const { submit, data, state } = useFetcher<typeof action>();
  const [previewSections, setPreviewSections] = useState(start);
  const [dirty, setDirty] = useState(false);
  const knownSources = useRef(filesOf(start));
  if (data?.sections && data.sections !== previewSections) setPreviewSections(data.sections);
  useEffect(() => {
    for (const [id, src] of filesOf(previewSections)) knownSources.current.set(id, src);
  }, [previewSections]);

  useEffect(() => {
    const element = form.current;
    const input = draft.current;
    if (!element || !input) return;
    const read = () =>
      JSON.stringify(
        readSections(new FormData(element)).map((section) => ({
          ...section,
          images: section.images.map((image) => ({ ...image, src: knownSources.current.get(image._id) ?? '' })),
        })),
      );
    // State before the first change: a text editor may rewrite its text slightly when it loads.
    let untouched: string | undefined;
    let last: string | undefined;
    let timer: number | undefined;
    const follow = () => {
      timer = undefined;
      const now = read();
      if (now === last) return;
      last = now;
      setDirty(untouched !== undefined && now !== untouched);
      input.value = untouched === undefined || now === untouched ? '' : now;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      void submit(new FormData(element), { method: 'post', action: href('/action/editAgencyExplore/preview') });
    };
    const later = (event?: Event) => {
      if (event?.target === input) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(follow, pause);
    };
    const touch = () => {
      if (untouched !== undefined) return;
      untouched = read();
      last = untouched;
    };
    const restore = (event: CustomEventInit<string> & Event) => {
      event.preventDefault();
      onRestore((present) => readDraftSections(event.detail ?? '', present));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      element.addEventListener(type, touch, { signal, capture: true });
    element.addEventListener('input', later, { signal });
    element.addEventListener('change', later, { signal });
    input.addEventListener(restoreEvent, restore, { signal });
    // Added sections, choices and uploaded pictures fire no input events, so the DOM is observed.
    const watched = new MutationObserver(() => untouched !== undefined && later());
    watched.observe(element, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      watched.disconnect();
      window.clearTimeout(timer);
    };
  }, [form, draft, submit, onRestore]);

  return {
    previewSections,
    dirty,
    /** The form has a field that cannot be shown yet. */
    isStale: state === 'idle' && data?.sections === null,
    choices: previewSections.flatMap(toChoices),
  };
}
