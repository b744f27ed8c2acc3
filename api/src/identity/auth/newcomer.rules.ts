import { withoutAddresses } from '@m4u/contract/address/addresses';
import type { Language } from '@m4u/contract/common';
import type { Context } from '../../platform/context.ts';
import type { Identifier } from './queries.ts';

/** Language of a new person: the browser's. */
export const languageOf = ({ locale }: Pick<Context, 'locale'>): Language => (locale === 'en' ? 'EN' : 'VN');

/** Default name of a new account. */
export const defaultName = ({ email, phone = '' }: Identifier, language: Language): string =>
  email !== undefined
    ? withoutAddresses(email.split('@')[0] ?? '')
    : `${language === 'EN' ? 'Member' : 'Thành viên'} ${phone.slice(-4)}`;
