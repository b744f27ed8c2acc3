import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { number } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';

/** Why a photo was not sent; `isFinal` where those after it would be refused too. */
interface Refusal {
  readonly reason: string;
  readonly isFinal: boolean;
}

const finalCodes: readonly string[] = [
  'guest-photos-full',
  'wedding-photos-full',
  'rate-limited',
  'wrong-state',
  'not-found',
];

/** Sends one photo by the link of a guest; returns why it was refused. */
const sendOne = async ({ _id, guest }: Wedding, file: File): Promise<Refusal | undefined> => {
  // A slow connection does not carry a file that is refused.
  if (file.size > MAXIMUM_UPLOAD_BYTES) return { reason: m.profile_file_too_large(), isFinal: false };
  const body = new FormData();
  body.append('weddingId', _id);
  body.append('guest', guest?.code ?? '');
  body.append('file', file);
  try {
    const response = await fetchApi('/weddingGuest/photo', {
      method: 'POST',
      headers: { 'accept-language': locale() },
      body,
    });
    if (response.ok) return undefined;
    const problem = problemOf(await response.json());
    return {
      reason: problem?.errors[0]?.message ?? problem?.detail ?? m.app_failure_title(),
      isFinal: response.status === 429 || (problem !== undefined && finalCodes.includes(problem.code)),
    };
  } catch {
    return { reason: m.app_failure_title(), isFinal: !navigator.onLine };
  }
};

/** Leaves only these files chosen in the form. */
const chooseOnly = (form: HTMLFormElement, files: readonly File[]): void => {
  const input = form.elements.namedItem('file');
  if (!(input instanceof HTMLInputElement)) return;
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  // The field reads the names of its files.
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Sends the chosen photos one after the other, since a form carries one upload at most. Without scripts the form sends
 * its one photo by itself, as does that of a visitor, whose challenge is good for one. Photos that were not sent stay
 * chosen.
 */
export const useSendPhotos = (wedding: Wedding, isScripted: boolean) => {
  const [progress, setProgress] = useState('');
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();
  const sendAll = async (form: HTMLFormElement, files: readonly File[]) => {
    const refused: string[] = [];
    const left: File[] = [];
    for (const [index, file] of files.entries()) {
      setProgress(m.wedding_photos_progress({ number: number(index + 1), total: number(files.length) }));
      const refusal = await sendOne(wedding, file);
      if (!refusal) continue;
      refused.push(`${file.name}: ${refusal.reason}`);
      left.push(...(refusal.isFinal ? files.slice(index) : [file]));
      if (refusal.isFinal) break;
    }
    const sent = files.length - left.length;
    setProgress([...(sent > 0 ? [m.wedding_photos_sent({ count: number(sent) })] : []), ...refused].join(' '));
    if (left.length === 0) form.reset();
    else chooseOnly(form, left);
    isSending.current = false;
    setBusy(false);
    await revalidate();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isScripted) return;
    if (isSending.current) {
      event.preventDefault();
      return;
    }
    const form = event.currentTarget;
    const files = new FormData(form).getAll('file').filter((file) => file instanceof File && file.size > 0) as File[];
    if (files.length === 0) return;
    event.preventDefault();
    isSending.current = true;
    setBusy(true);
    void sendAll(form, files);
  };
  /** `busy` is undefined where the form sends itself, whose button knows. */
  return { send, progress, busy: busy || undefined };
};
