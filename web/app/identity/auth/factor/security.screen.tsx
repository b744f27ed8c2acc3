import { FEW_RECOVERY_CODES } from '@m4u/contract/identity/auth/factor';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import Phone from 'lucide-react/icons/phone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { href } from 'react-router';
import type { Route } from './+types/security.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { date, number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { LinkList, type Way } from '../../../ui/LinkList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { recipientText } from '../OwnerProof.tsx';
import { showProof } from '../ownerProof.server.ts';
import { Passkeys } from '../passkey/Passkeys.tsx';
import { passkeyAction, readPasskeys } from '../passkey/passkeys.server.ts';
import { Devices } from '../session/Devices.tsx';
import { deviceAction } from '../session/devices.server.ts';
import { givePath } from './FactorField.tsx';
import { Providers } from '../provider/Providers.tsx';
import { providerAction, readProviders } from '../provider/providers.server.ts';
import { answerSecurityForm, listAskingGroups, returnToOf } from './security.server.ts';
import { BeginForm, CodeForm, ConfirmForm, FoldedForm, RecoveryCodes, securityFields } from './securityForms.tsx';

/**
 * Shows how the reader's account is protected, and what is missing. `?give` asks for a code of the second factor, with
 * `?recovery` for a recovery code; `?returnTo` is the page that needs the code.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { staffLacks, withheldGroups } = requireReader(context, m.factor_purpose());
  const { auth } = api(context);
  const [account, factor, confirmation, sessions] = await Promise.all([
    auth.profile(),
    auth.factor(),
    auth.confirmation(),
    auth.sessions(),
  ]);
  const returnTo = href('/action/security');
  const [proof, passkeys] = await Promise.all([
    showProof(context, confirmation.data, { purpose: 'factor', returnTo }),
    readPasskeys(context, confirmation.data, returnTo),
  ]);
  const { verified, hasPassword, email, phone } = account.data;
  const { searchParams } = new URL(request.url);
  const isOn = factor.data.since !== null;
  const destination = returnToOf(request);
  const isForGroup = withheldGroups.length > 0 && destination !== null;
  return {
    account: { verified, hasPassword, email, phone },
    sessions: sessions.data,
    passkeys,
    factor: factor.data,
    hasFewCodes: isOn && factor.data.recoveryCodesLeft <= FEW_RECOVERY_CODES,
    proof,
    staffLacks,
    askingGroups: await listAskingGroups(context, withheldGroups),
    returnTo: destination,
    asksCode: isOn && (searchParams.has('give') || staffLacks === 'second-factor-required' || isForGroup),
    isRecovery: searchParams.has('recovery'),
    providers: await readProviders(context, request, {
      confirmation: confirmation.data,
      address: href('/action/security'),
    }),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.factor_purpose());
  const form = await readForm(request, securityFields);
  const settled = (await passkeyAction(context, form, href('/action/security'))) ?? (await deviceAction(context, form));
  if (settled) throw settled;
  const provider = await providerAction(context, form, href('/action/security'));
  if (provider instanceof Response) throw provider;
  return provider ? { intent: form.intent, reply: null, ...provider } : answerSecurityForm(context, request, form);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.factor_screen()} · M4U` }];

type Loaded = Route.ComponentProps['loaderData'];
type Answer = Route.ComponentProps['actionData'];

/** Steps that would protect the account better, the most important first. */
const listMissing = ({ account, factor, hasFewCodes, passkeys }: Loaded): Way[] => {
  const isOn = factor.since !== null;
  const hasAddress = account.email !== null || account.phone !== null;
  return [
    !hasAddress && {
      to: href('/action/security/:kind', { kind: 'email' }),
      icon: Mail,
      label: m.address_add_email(),
      text: m.factor_todo_verify_text(),
    },
    !account.verified && {
      to: href('/verify-account'),
      icon: MailCheck,
      label: m.factor_todo_verify(),
      text: m.factor_todo_verify_text(),
    },
    !account.hasPassword && {
      to: href('/change-password'),
      icon: KeyRound,
      label: m.factor_todo_password(),
      text: m.factor_todo_password_text(),
    },
    !isOn && { to: '#factor', icon: ShieldCheck, label: m.factor_todo_on(), text: m.factor_todo_on_text() },
    hasFewCodes && {
      to: '#factor',
      icon: KeyRound,
      label: m.factor_todo_codes(),
      text: m.factor_todo_codes_text({ count: number(factor.recoveryCodesLeft) }),
    },
    account.verified &&
      passkeys.offered &&
      passkeys.passkeys.every(({ ended }) => ended) && {
        to: '#passkeys',
        icon: KeyRound,
        label: m.passkey_add(),
        text: m.passkey_text(),
      },
  ].filter((way) => way !== false);
};

/** Addresses that sign the reader in, each with the way to change it. */
const listAddresses = ({ account: { email, phone } }: Loaded): Way[] => [
  {
    to: href('/action/security/:kind', { kind: 'email' }),
    icon: Mail,
    label: m.address_email(),
    text: email ?? m.address_none(),
  },
  {
    to: href('/action/security/:kind', { kind: 'phone' }),
    icon: Phone,
    label: m.address_phone(),
    text: phone === null ? m.address_none() : recipientText(phone),
  },
];

const replyTo = (answer: Answer, intent: string) => (answer?.intent === intent ? answer.reply : null);

/** Names of groups, in a sentence. */
const nameGroups = ({ askingGroups }: Loaded): string => askingGroups.map(({ name }) => name).join(', ');

/** The reason for which the screen asks for a code. */
const giveReason = (loaded: Loaded): string => {
  if (loaded.staffLacks) return m.factor_give_staff();
  return loaded.askingGroups.length > 0 ? m.factor_give_group({ names: nameGroups(loaded) }) : m.factor_give_text();
};

/** The reason for which the second factor must be turned on; null when nothing needs it. */
const missingReason = (loaded: Loaded): string | null => {
  if (loaded.factor.since !== null) return null;
  if (loaded.staffLacks !== null) return m.factor_staff_missing();
  return loaded.askingGroups.length > 0 ? m.factor_group_missing({ names: nameGroups(loaded) }) : null;
};

/** The form that gives a code for this session, and leads back to the page that needs it. */
const GiveCode = ({ loaded, answer }: { loaded: Loaded; answer: Answer }) => {
  const { isRecovery, returnTo } = loaded;
  const other = givePath(returnTo ?? href('/action/security'), isRecovery ? {} : { recovery: '' });
  return (
    <Section id="give" title={m.factor_give()}>
      <Card>
        <div className="stack">
          <p>{giveReason(loaded)}</p>
          <CodeForm intent="give" label={m.factor_give_do()} reply={replyTo(answer, 'give')} isRecovery={isRecovery} />
          <TextLink to={other}>{isRecovery ? m.factor_app_link() : m.factor_recovery_link()}</TextLink>
        </div>
      </Card>
    </Section>
  );
};

const FactorOff = ({ loaded, answer }: { loaded: Loaded; answer: Answer }) => (
  <>
    <p>{m.factor_off_text()}</p>
    {loaded.account.verified ? (
      <BeginForm proof={loaded.proof} reply={replyTo(answer, 'begin')} isDue={false} />
    ) : (
      <p className="font-semibold">{m.factor_unverified()}</p>
    )}
  </>
);

const FactorOn = ({ loaded: { factor, proof }, answer }: { loaded: Loaded; answer: Answer }) => (
  <>
    <p>
      {m.factor_on({ day: date(factor.since ?? ''), count: number(factor.recoveryCodesLeft) })}
      {factor.isRequired && <span className="block text-muted">{m.factor_required()}</span>}
    </p>
    <FoldedForm title={m.factor_codes_new()} text={m.factor_codes_new_text()} isOpen={answer?.intent === 'renew'}>
      <CodeForm intent="renew" label={m.factor_codes_new()} reply={replyTo(answer, 'renew')} />
    </FoldedForm>
    <FoldedForm title={m.factor_replace()} text={m.factor_replace_text()} isOpen={answer?.intent === 'begin'}>
      <BeginForm proof={proof} reply={replyTo(answer, 'begin')} isDue={!factor.isRecent} />
    </FoldedForm>
    {!factor.isRequired && (
      <FoldedForm title={m.factor_remove()} text={m.factor_remove_text()} isOpen={answer?.intent === 'remove'}>
        <CodeForm intent="remove" label={m.factor_remove()} reply={replyTo(answer, 'remove')} variant="danger" />
      </FoldedForm>
    )}
  </>
);

/** The section about the authenticator app. New recovery codes, or a new secret, replace its other content. */
const Factor = ({ loaded, answer }: { loaded: Loaded; answer: Answer }) => {
  const codes = answer && 'codes' in answer ? answer.codes : undefined;
  const setup = answer && 'setup' in answer ? answer.setup : undefined;
  if (codes)
    return (
      <Section id="factor" title={m.factor_codes_title()}>
        <Card>
          <div className="stack">
            <RecoveryCodes codes={codes} next={loaded.returnTo ?? href('/action/security')} />
          </div>
        </Card>
      </Section>
    );
  const Content = loaded.factor.since === null ? FactorOff : FactorOn;
  return (
    <Section id="factor" title={m.factor_title()}>
      <Card>
        <div className="stack">
          {setup ? (
            <ConfirmForm setup={setup} reply={replyTo(answer, 'confirm')} />
          ) : (
            <Content loaded={loaded} answer={answer} />
          )}
        </div>
      </Card>
    </Section>
  );
};

export default function Security({ loaderData: loaded, actionData: answer }: Route.ComponentProps) {
  const missing = listMissing(loaded);
  const reason = missingReason(loaded);
  // Recovery codes are shown once, so nothing takes their place.
  const hasNewCodes = answer !== undefined && 'codes' in answer;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.factor_screen()}
        lead={m.factor_screen_lead()}
        back={{ to: href('/action/setting'), label: m.setting_title() }}
      />
      {loaded.asksCode && !hasNewCodes ? (
        <GiveCode loaded={loaded} answer={answer} />
      ) : (
        <>
          {reason !== null && <p className="rounded-md bg-accent-soft p-3">{reason}</p>}
          <Section id="todo" title={m.factor_todo()}>
            {missing.length === 0 ? <p className="text-muted">{m.factor_todo_done()}</p> : <LinkList ways={missing} />}
          </Section>
          <Section id="addresses" title={m.address_title()}>
            <LinkList ways={listAddresses(loaded)} />
          </Section>
          <Factor loaded={loaded} answer={answer} />
          <Passkeys {...loaded.passkeys} />
          <Providers {...loaded.providers} goTo={answer && 'goTo' in answer ? answer.goTo : undefined} />
          <Section id="devices" title={m.setting_devices()}>
            <Devices sessions={loaded.sessions} now={loaded.passkeys.now} />
          </Section>
        </>
      )}
    </Column>
  );
}
