import type { CompanyDomain } from '@m4u/contract/insight/companySignIn/schema';
import type { SubmissionResult } from '@conform-to/react';
import type { TrialOutcome } from '@m4u/contract/insight/companySignIn/rules';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { domainFields, mappingsIn, providerFields } from './companySignInForm.tsx';
import { signInPath } from './companySignInPaths.tsx';

type Context = Readonly<RouterContextProvider>;
type Params = { readonly groupId: string };

const saveProvider = async (context: Context, params: Params, form: SentForm): Promise<string> => {
  const { issuer, clientId, groupsClaim, isRequired } = readValues(providerFields, form);
  const { clientSecret } = form.values;
  const body = {
    issuer,
    clientId,
    ...(clientSecret && { clientSecret }),
    ...(groupsClaim !== '' && { groupsClaim }),
    mappings: mappingsIn(form.values),
    isRequired,
  };
  await api(context).companySignIn.saveProvider({ params, body });
  return m.sso_saved();
};

const checkedWords = ({ domain: name, state }: CompanyDomain): string =>
  state === 'proven' ? m.sso_domain_checked({ name }) : m.sso_domain_missing({ name });

/** Performs what a form of the screen asks for; returns the message about it. */
const perform = async (context: Context, params: Params, form: SentForm): Promise<string> => {
  const { companySignIn } = api(context);
  const { id = '', name = '' } = form.values;
  const one = { params: { ...params, id } };
  switch (form.intent) {
    case 'addDomain': {
      const added = await companySignIn.addDomain({ params, body: readValues(domainFields, form) });
      return m.sso_domain_added({ name: added.data.domain });
    }
    case 'checkDomain':
      return checkedWords((await companySignIn.checkDomain(one)).data);
    case 'removeDomain':
      await companySignIn.removeDomain(one);
      return m.sso_domain_removed({ name });
    case 'removeProvider':
      await companySignIn.removeProvider({ params });
      return m.sso_removed();
    case 'revokeToken':
      await companySignIn.revokeToken(one);
      return m.sso_token_revoked({ ending: name });
    default:
      return saveProvider(context, params, form);
  }
};

/** Places on the screen to come back to. */
const places: Readonly<Record<string, string>> = {
  addDomain: '#domains',
  checkDomain: '#domains',
  removeDomain: '#domains',
  revokeToken: '#directory',
};

/** Data of the screen after a form. */
interface ScreenAnswer {
  readonly intent: string;
  readonly reply?: SubmissionResult;
  /** A token that was just made. */
  readonly made?: string;
  readonly trial?: TrialOutcome;
}

/**
 * Answers a form of the screen: with a new token, the outcome of a trial or what is wrong, else a redirect with a
 * message.
 */
export const answerForm = async (context: Context, request: Request, groupId: string) => {
  const form = await readForm(request, { ...providerFields, ...domainFields });
  const params = { groupId };
  const { intent } = form;
  try {
    const { companySignIn } = api(context);
    if (intent === 'createToken')
      return data<ScreenAnswer>({ intent, made: (await companySignIn.createToken({ params })).data.secret });
    if (intent === 'try')
      return data<ScreenAnswer>({ intent, trial: (await companySignIn.tryProvider({ params })).data.outcome });
    setFlash(context, { kind: 'success', message: await perform(context, params, form) });
  } catch (thrown) {
    const { data: reply, init } = problemReply(form, thrown);
    return data<ScreenAnswer>({ intent, reply }, init ?? undefined);
  }
  throw redirect(`${signInPath(groupId)}${places[intent] ?? '#provider'}`);
};
