import { PAYMENT_PROVIDERS } from '@m4u/contract/commerce/payment/rules';
import type { Route } from './+types/settings.screen';
import { isFactorDue } from '../../../identity/auth/factor/factor.server.ts';
import { PayoutFactor } from '../../../identity/auth/factor/FactorField.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../../profile/group/management/managed.server.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { NewSecret } from '../../../ui/sharing/NewSecret.tsx';
import { Section } from '../../../ui/Section.tsx';
import { readPaymentGroup } from '../payment.server.ts';
import { PaymentFrame } from '../PaymentFrame.tsx';
import { paymentSettingsPath } from '../paymentPaths.tsx';
import { ReceivingAccountCard } from './ReceivingAccountCard.tsx';
import { GateCard } from './GateCard.tsx';
import { answerSettings } from './settings.server.ts';

/** The account of a group and the services that tell it of transfers (`?groupId=`); owners change them. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const chosen = await readPaymentGroup(context, request);
  if (!chosen.group) return { ...chosen, settings: null, isCodeDue: false };
  const { data: settings } = await api(context).payment.settings({ params: { groupId: chosen.group._id } });
  return { ...chosen, settings, isCodeDue: settings.can.update && (await isFactorDue(context)) };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  return answerSettings(context, request, readGroupId(request));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_tab_settings()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, choices, settings, isCodeDue } = loaderData;
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  const intent = actionData?.intent ?? '';
  const made = actionData && 'secret' in actionData ? actionData.secret : undefined;
  return (
    <PaymentFrame tab="settings" group={group} choices={choices} open={settings?.open ?? 0}>
      {group && settings && (
        <>
          <PayoutFactor isDue={isCodeDue} />
          {!settings.can.update && <p className="rounded-md bg-sunken p-3">{m.payment_owner_only()}</p>}
          <ReceivingAccountCard
            key={settings.account?.accountNumber}
            account={settings.account}
            canUpdate={settings.can.update}
            reply={intent === 'account' ? reply : undefined}
          />
          <Section id="services" title={m.payment_services()}>
            <p>{m.payment_services_text()}</p>
            {made !== undefined && (
              <NewSecret
                text={m.payment_secret_made()}
                secret={made}
                next={`${paymentSettingsPath(group._id)}#services`}
              />
            )}
            {intent === 'remove' && <FormError errors={reply?.error?.[''] ?? undefined} />}
            {PAYMENT_PROVIDERS.map((provider) => {
              const gate = settings.gates.find((each) => each.provider === provider);
              return (
                <GateCard
                  key={`${provider} ${gate?.updatedAt}`}
                  provider={provider}
                  gate={gate}
                  canUpdate={settings.can.update}
                  reply={intent === provider ? reply : undefined}
                />
              );
            })}
          </Section>
        </>
      )}
    </PaymentFrame>
  );
}
