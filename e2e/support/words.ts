/** Messages of the screens, read from the product's files, so that journeys use the texts that people see. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '@m4u/contract/words';
import { chooseText, type MessageText } from '../../web/message-texts.ts';

/** A language of the screens. */
export type Tongue = 'vi' | 'en';

type Values = Readonly<Record<string, string | number>>;

const read = (tongue: Tongue): Readonly<Record<string, MessageText>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../web/app/messages', `${tongue}.json`), 'utf8'));

const texts: Readonly<Record<Tongue, Readonly<Record<string, MessageText>>>> = { vi: read('vi'), en: read('en') };

/** The keys of all messages. */
export const messageKeys: ReadonlySet<string> = new Set(Object.keys(texts.vi));

/** Returns a message in a language, Vietnamese unless another is named. Errors: an unknown key. */
export const say = (key: string, values: Values = {}, tongue: Tongue = 'vi'): string => {
  const text = texts[tongue][key];
  if (text === undefined) throw new Error(`There is no message ${key}.`);
  return fill(chooseText(text, values), values);
};

/** Returns the greeting of the start page, which calls a person by the given name. */
export const hello = (name: string): string => say('home_hello', { name: name.trim().split(/\s+/).at(-1) ?? '' });

/** Label of a field that may be left empty. */
export const optional = (key: string): string => `${say(key)} (${say('ui_optional')})`;
