import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { number } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';

/** Sends one photo by the link of a guest; returns why it was refused. */
const sendOne = async ({ _id, guest }: Wedding, file: File): Promise<string | undefined> => {
  // A slow connection does not carry a file that is refused.
  if (file.size > MAXIMUM_UPLOAD_BYTES) return m.profile_file_too_large();
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
    return problem?.errors[0]?.message ?? problem?.detail ?? m.app_failure_title();
  } catch {
    return m.app_failure_title();
  }
};

/**
 * Sends the chosen photos one after the other, since a form carries one upload at most. Without scripts the form sends
 * its one photo by itself, as does that of a visitor, whose challenge is good for one.
 */
export const useSendPhotos = (wedding: Wedding, isScripted: boolean) => {
  const [progress, setProgress] = useState('');
  const { revalidate } = useRevalidator();
  const sendAll = async (form: HTMLFormElement, files: readonly File[]) => {
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      setProgress(m.wedding_photos_progress({ number: number(index + 1), total: number(files.length) }));
      const reason = await sendOne(wedding, file);
      if (reason !== undefined) refused.push(`${file.name}: ${reason}`);
    }
    const sent = files.length - refused.length;
    setProgress([...(sent > 0 ? [m.wedding_photos_sent({ count: number(sent) })] : []), ...refused].join(' '));
    form.reset();
    await revalidate();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isScripted) return;
    const form = event.currentTarget;
    const files = new FormData(form).getAll('file').filter((file) => file instanceof File && file.size > 0) as File[];
    if (files.length === 0) return;
    event.preventDefault();
    void sendAll(form, files);
  };
  return { send, progress };
};
