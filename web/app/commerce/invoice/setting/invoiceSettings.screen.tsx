import type { Route } from './+types/invoiceSettings.screen';
import { isFactorDue } from '../../../identity/auth/factor/factor.server.ts';
import { PayoutFactor } from '../../../identity/auth/factor/FactorField.tsx';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../../profile/group/management/managed.server.ts';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { readPaymentGroup } from '../../payment/payment.server.ts';
import { PaymentFrame } from '../../payment/PaymentFrame.tsx';
import { invoicesPath } from '../invoicePaths.tsx';
import { answerInvoiceSettings, readOffered } from './invoiceSettings.server.ts';
import { KeyCard } from './KeyCard.tsx';
import { TermsCard } from './TermsCard.tsx';

/** The connection of a group to the provider of e-invoices (`?groupId=`); owners change it. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  const chosen = await readPaymentGroup(context, request);
  if (!chosen.group) return { ...chosen, settings: null, offered: null, open: 0, isCodeDue: false };
  const groupId = chosen.group._id;
  const { data: settings } = await api(context).invoice.settings({ params: { groupId } });
  const { open } = (await api(context).payment.settings({ params: { groupId } })).data;
  const isManaged = settings.can.update && settings.isOn;
  const offered = isManaged && settings.connection ? await readOffered(context, groupId) : null;
  return { ...chosen, settings, offered, open, isCodeDue: isManaged && (await isFactorDue(context)) };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  return answerInvoiceSettings(context, request, readGroupId(request));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.einvoice_settings()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function InvoiceSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { group, choices, settings, offered, open, isCodeDue } = loaderData;
  const reply = actionData?.reply;
  const intent = actionData?.intent ?? '';
  const connection = settings?.connection ?? null;
  return (
    <PaymentFrame tab="invoices" isForm group={group} choices={choices} open={open}>
      {group && settings && (
        <>
          <p>
            {m.einvoice_settings_text()} <TextLink to={invoicesPath(group._id)}>{m.einvoice_settings_back()}</TextLink>
          </p>
          {!settings.isOn && <p className="rounded-md bg-sunken p-3">{m.einvoice_off()}</p>}
          {settings.isOn && !settings.can.update && (
            <p className="rounded-md bg-sunken p-3">{m.einvoice_owner_only()}</p>
          )}
          {settings.isOn && settings.can.update && (
            <>
              <PayoutFactor isDue={isCodeDue} />
              {intent === 'remove' && <FormError errors={reply?.error?.[''] ?? undefined} />}
              {connection && (
                <Section id="terms" title={m.einvoice_terms()}>
                  <TermsCard
                    key={connection.updatedAt}
                    connection={connection}
                    offered={offered}
                    reply={intent === 'terms' ? reply : undefined}
                  />
                </Section>
              )}
              <Section id="key" title={m.einvoice_key()}>
                <p>{m.einvoice_key_text()}</p>
                <KeyCard
                  key={connection?.updatedAt}
                  connection={connection}
                  reply={intent === 'key' ? reply : undefined}
                />
              </Section>
            </>
          )}
        </>
      )}
    </PaymentFrame>
  );
}
