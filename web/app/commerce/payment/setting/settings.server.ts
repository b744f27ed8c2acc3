import type { SubmissionResult } from '@conform-to/react';
import { PAYMENT_PROVIDERS } from '@m4u/contract/commerce/payment/rules';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { accountFields } from '../../affiliate/payout/AccountFields.tsx';
import { paymentSettingsPath } from '../paymentPaths.tsx';
import { gateFields } from './gateForm.tsx';

type Context = Readonly<RouterContextProvider>;

/** Data of the screen after a form: a key that was created, or what was refused. */
type Answer = { readonly intent: string } & ({ readonly secret: string } | { readonly reply: SubmissionResult });

const findProvider = (name: string | undefined) => PAYMENT_PROVIDERS.find((provider) => provider === name);

/** Saves the account or a service, or ends a service; answers a key that was created. */
export const answerSettings = async (context: Context, request: Request, groupId: string) => {
  const form = await readForm(request, { ...accountFields, ...gateFields });
  const { intent, values } = form;
  const { payment } = api(context);
  const provider = findProvider(values['provider']);
  const answered = provider && intent === 'service' ? provider : intent;
  let message = m.payment_account_saved();
  try {
    if (intent === 'account') await payment.saveAccount({ params: { groupId }, body: readValues(accountFields, form) });
    else if (provider && intent === 'remove') {
      await payment.removeGate({ params: { groupId, provider } });
      message = m.payment_service_removed();
    } else if (provider) {
      const { secret } = readValues(gateFields, form);
      const body = secret ? { secret } : {};
      const saved = await payment.saveGate({ params: { groupId, provider }, body });
      if (saved.data.secret !== null) return { intent: answered, secret: saved.data.secret } satisfies Answer;
      message = m.payment_service_saved();
    }
  } catch (thrown) {
    const refused = problemReply(form, thrown);
    return data({ intent: answered, reply: refused.data } satisfies Answer, refused.init ?? {});
  }
  setFlash(context, { kind: 'success', message });
  throw redirect(paymentSettingsPath(groupId));
};
