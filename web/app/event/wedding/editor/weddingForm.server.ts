import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { m } from '../../../paraglide/messages.js';
import { keepPostedFile, keepPostedPictures } from '../../../platform/forms/posted-picture.server.ts';
import { missingWords } from '../weddingWords.tsx';
import { partOf, type Posted, rowsOf, textsOf, wordsOf } from './postedWedding.tsx';

const today = (): string => dayOf(Date.now());

/**
 * Questions before an invitation is published, by the field that answers them: its day is over, guests would miss
 * something.
 */
export const questionsBefore = ({ nestedValues, values }: SentForm): Readonly<Record<string, string>> => {
  const { date = '' } = textsOf(nestedValues['weddingDay']);
  const what = missingWords(wordsOf(nestedValues));
  const questions = {
    ...(date !== '' && date < today() && { past: m.wedding_past_question() }),
    ...(what.length > 0 && { missing: m.wedding_missing_question({ what: what.join(', ') }) }),
  };
  return Object.fromEntries(Object.entries(questions).filter(([name]) => values[name] === undefined));
};

/** The last day for replies that an invitation gets when it is published: a week before its day, unless that is over. */
export const lastDayBefore = (posted: Posted): string | null => {
  const moment = Date.parse(textsOf(posted['weddingDay'])['date'] ?? '');
  const day = Number.isNaN(moment) ? '' : new Date(moment - 7 * DAY).toISOString().slice(0, 10);
  return day > today() ? day : null;
};

/**
 * Uploads the pictures that a form contains itself, as without scripts, and applies the buttons of its pictures;
 * returns its fields with the ids of all. Errors: those of the upload.
 */
export const keepPictures = async (context: Readonly<RouterContextProvider>, form: SentForm): Promise<Posted> => {
  const { nestedValues } = form;
  const keptIn = async (part: unknown, name: string): Promise<Posted> => ({
    ...partOf(part),
    [name]: await keepPostedPictures(context, { ...form, nestedValues: partOf(part) }, name),
  });
  const story: Posted[] = [];
  // Sequentially, since each picture is decoded in full.
  for (const row of rowsOf(nestedValues['story'])) story.push(await keptIn(row, 'picture'));
  const withSong = await keepPostedFile(context, form, 'song');
  return {
    ...nestedValues,
    song: withSong.values['song'],
    groom: await keptIn(nestedValues['groom'], 'picture'),
    bride: await keptIn(nestedValues['bride'], 'picture'),
    story,
    cover: await keepPostedPictures(context, form, 'cover'),
    album: await keepPostedPictures(context, form, 'album'),
  };
};
