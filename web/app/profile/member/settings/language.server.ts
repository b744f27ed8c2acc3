import type { RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { languageCookie, readableCookie } from '../../../platform/session/cookies.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { toLocale } from '../../../platform/language/language.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';

/**
 * Saves the language that the reader chose, in the profile for all devices and in this browser. The response is already
 * in the new language.
 */
export const saveLanguage = async (
  context: Readonly<RouterContextProvider>,
  memberId: string,
  choice: FormDataEntryValue | null,
): Promise<void> => {
  const chosen = typeof choice === 'string' ? toLocale(choice) : undefined;
  if (!chosen) return;
  const scope = scopeOf(context);
  const language = chosen === 'en' ? 'EN' : 'VN';
  await api(context).member.update({ params: { id: memberId }, body: { language } });
  scope.setCookie(readableCookie(languageCookie, chosen));
  scope.page.locale = chosen;
  setFlash(context, { kind: 'success', message: m.setting_language_saved() });
};
