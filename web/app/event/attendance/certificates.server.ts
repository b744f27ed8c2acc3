import type { RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import type { SentForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';

/** Does what an admin chose on the list of certificates; returns the message. Errors: those of the API. */
export const changeCertificates = async (
  context: Readonly<RouterContextProvider>,
  eventId: string,
  { intent, values }: SentForm,
): Promise<string> => {
  const { attendance } = api(context);
  const params = { id: values['certificate'] ?? '' };
  switch (intent) {
    case 'withdraw':
      await attendance.withdraw({ params, body: { reason: values['reason'] ?? '' } });
      return m.attendance_withdrawn();
    case 'restore':
      await attendance.restore({ params });
      return m.attendance_restored();
    case 'reissue': {
      const { data } = await attendance.reissue({ params, body: { holder: values['holder'] ?? '' } });
      return m.attendance_reissued({ name: data.holder });
    }
    default: {
      const { data } = await attendance.issue({ body: { eventId } });
      return m.attendance_issued({ count: number(data.issued) });
    }
  }
};
