/** The words of the screens, read from the same files, so that a journey names what a person sees. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '@m4u/contract/words';

/** A language of the screens. */
export type Tongue = 'vi' | 'en';

const read = (tongue: Tongue): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../web/app/messages', `${tongue}.json`), 'utf8'));

/** Every message by its key. */
export const messages: Readonly<Record<Tongue, Readonly<Record<string, string>>>> = { vi: read('vi'), en: read('en') };

/** A message in Vietnamese. Errors: a key that is not there, which is a journey that has lost its screen. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = messages.vi[key];
  if (text === undefined) throw new Error(`There is no message ${key}.`);
  return fill(text, values);
};
