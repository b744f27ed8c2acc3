import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';

/**
 * Answers a form of the component `Devices`: returns the redirect to its screen, or undefined for another form. A
 * device that was signed out meanwhile counts as done. Errors: those of the calls.
 */
export const deviceAction = async (
  context: Readonly<RouterContextProvider>,
  { intent, values }: SentForm,
): Promise<Response | undefined> => {
  const { auth } = api(context);
  if (intent === 'endSession') {
    try {
      await auth.endSession({ params: { id: values['session'] ?? '' } });
    } catch (thrown) {
      if (problemOf(thrown)?.status !== 404) throw thrown;
    }
    setFlash(context, { kind: 'success', message: m.setting_session_ended() });
  } else if (intent === 'endOthers') {
    await auth.endOtherSessions();
    setFlash(context, { kind: 'success', message: m.setting_sessions_ended() });
  } else return undefined;
  return redirect(`${href('/action/security')}#devices`);
};
