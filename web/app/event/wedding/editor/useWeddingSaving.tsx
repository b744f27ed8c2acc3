import { parse } from '@conform-to/react';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSubmit } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { locale } from '../../../platform/language/language.ts';
import { type SaveOutcome, useAutosave } from '../../../ui/drafts/useAutosave.ts';
import { editPath } from '../weddingPaths.tsx';
import { refusedStep, isSavable, stepWords } from './steps.tsx';
import { bodyWithoutName, formNames } from './weddingBody.tsx';

/** The saved version that the form changes. */
type Version = Pick<OwnWedding, '_id' | 'updatedAt'>;

const latestOf = (one: Version | null, other: Version | null): Version | null =>
  one && other && one._id === other._id && one.updatedAt > other.updatedAt ? one : (other ?? one);

/** Says why a save was refused: the first message, with the step that it is about. */
const reasonOf = (answer: unknown, names: Readonly<Record<string, string>>): string => {
  const problem = problemOf(answer);
  const [first] = problem?.errors ?? [];
  if (!first) return problem?.detail ?? m.ui_save_unanswered();
  const step = refusedStep({ [names[first.field] ?? first.field]: [] }, 'couple');
  return `${stepWords[step]()}: ${first.message}`;
};

/** Fields that the form has for itself, and the name, which the buttons save. */
const ignored = ['updatedAt', 'intent', 'past', 'missing', 'overwrite', 'name'];

/** Most bytes of a request that goes on when its window closes; browsers allow 64 kB for all of them together. */
const mostBytesKept = 60_000;

const isTemporary = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * Saves the form of an invitation by itself, unless guests see what is saved; a new one becomes a draft as soon as it
 * has two names and a date, and the address then names it. `submit` sends the form in its turn, with the version that
 * was saved last.
 */
export const useWeddingSaving = (
  form: RefObject<HTMLFormElement | null>,
  wedding: OwnWedding | null,
  { isRefused, onCreated }: { isRefused: boolean; onCreated: (id: string) => void },
) => {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const send = useSubmit();
  const version = useRef<Version | null>(wedding);
  // A first save whose answer was lost is sent again, and must not add a second invitation.
  const [clientId] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<Version | null>(null);
  const isIdle = useRef(true);
  useEffect(() => {
    version.current = latestOf(version.current, wedding);
    isIdle.current = navigation.state === 'idle';
  }, [wedding, navigation.state]);

  const keep = (next: Version) => {
    const isNew = version.current === null;
    version.current = next;
    setSaved(next);
    if (!isNew) return;
    onCreated(next._id);
    // A reader on the way elsewhere goes on.
    if (isIdle.current && form.current?.isConnected)
      void navigate(editPath(next._id) + window.location.search, { replace: true, preventScrollReset: true });
  };

  const save = async (fields: FormData): Promise<SaveOutcome> => {
    const posted = parse(fields, { resolve: (value) => ({ value }) }).payload;
    if (!isSavable(posted)) return { state: 'incomplete' };
    const { current } = version;
    const body = JSON.stringify({
      ...bodyWithoutName(posted),
      ...(current ? { _id: current._id, updatedAt: current.updatedAt } : { status: 'DRAFT', clientId }),
    });
    try {
      const response = await fetchApi('/wedding', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': locale() },
        body,
        // The window may be closing.
        keepalive: new Blob([body]).size < mostBytesKept,
      });
      const answer: unknown = await response.json();
      if (!response.ok)
        return problemOf(answer)?.code === 'conflict'
          ? { state: 'conflict' }
          : { state: 'failed', reason: reasonOf(answer, formNames(posted)), isTemporary: isTemporary(response) };
      const { data } = answer as { data: OwnWedding };
      keep({ _id: data._id, updatedAt: data.updatedAt });
      return { state: 'saved', at: data.updatedAt };
    } catch {
      const reason = navigator.onLine ? m.ui_save_unanswered() : m.ui_save_offline();
      return { state: 'failed', reason, isTemporary: true };
    }
  };

  const autosave = useAutosave({ form, isOn: wedding?.status !== 'ACTIVE', ignored, save });
  const { settle } = autosave;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (navigation.state !== 'idle') wasBusy.current ||= navigation.formData !== undefined;
    else if (wasBusy.current) {
      wasBusy.current = false;
      settle(!isRefused);
    }
  }, [navigation, isRefused, settle]);

  return {
    saving: autosave.saving,
    flush: autosave.flush,
    savedAt: latestOf(saved, wedding)?.updatedAt ?? null,
    submit: (element: HTMLFormElement, button: HTMLElement | null) => {
      const fields = new FormData(element);
      if (button instanceof HTMLButtonElement && button.name !== '') fields.append(button.name, button.value);
      const go = () => {
        const { current } = version;
        fields.set('updatedAt', current?.updatedAt ?? '');
        fields.set('clientId', clientId);
        void send(fields, {
          method: 'post',
          encType: 'multipart/form-data',
          action: editPath(current?._id ?? 'new') + window.location.search,
          preventScrollReset: true,
        });
      };
      // A new invitation is saved first, so that the form stays as it is when the address names it.
      if (version.current === null) autosave.flush();
      if (autosave.send(go)) go();
    },
  };
};
