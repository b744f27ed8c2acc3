import type { AddressKind } from '@m4u/contract/identity/auth/address';
import { href, redirect } from 'react-router';
import type { Route } from './+types/address.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { readCodeWait } from '../codeWait.server.ts';
import { isFactorDue } from '../factor/factor.server.ts';
import { FoldedForm } from '../factor/securityForms.tsx';
import { recipientText } from '../OwnerProof.tsx';
import { showProof } from '../ownerProof.server.ts';
import { answerAddressForm, requireKind } from './address.server.ts';
import { AskCodeForm, EnterCodeForm, RemoveForm } from './addressForms.tsx';

/**
 * Adds, changes or removes an address that signs the reader in. `?to` is the new address to which a code was sent, so
 * that a reload stays at this step.
 */
export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const kind = requireKind(params.kind);
  const reader = requireReader(context, m.address_purpose());
  const returnTo = href('/action/security/:kind', { kind });
  if (!reader.verified) throw redirect(withQuery(href('/verify-account'), { correct: '1', returnTo }));
  const { auth } = api(context);
  const [addresses, confirmation, factor, isCodeDue] = await Promise.all([
    auth.addresses(),
    auth.confirmation(),
    auth.factor(),
    isFactorDue(context),
  ]);
  const proof = await showProof(context, confirmation.data, { purpose: 'address', returnTo });
  const hasFactor = factor.data.since !== null;
  return {
    kind,
    present: addresses.data[kind],
    canRemove: addresses.data.canRemove,
    to: new URL(request.url).searchParams.get('to'),
    proof,
    // A code of the second factor or a recent sign-in replaces this proof.
    needsProof: !hasFactor && !proof.signedInRecently,
    isCodeDue,
    wait: readCodeWait(context, 'newAddress'),
  };
};

export const action = ({ context, request, params }: Route.ActionArgs) => {
  const kind = requireKind(params.kind);
  requireReader(context, m.address_purpose());
  return answerAddressForm(context, request, kind);
};

const titles: Record<AddressKind, { readonly add: () => string; readonly change: () => string }> = {
  email: { add: m.address_add_email, change: m.address_change_email },
  phone: { add: m.address_add_phone, change: m.address_change_phone },
};

const titleOf = ({ kind, present }: { kind: AddressKind; present: string | null }): string =>
  titles[kind][present === null ? 'add' : 'change']();

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? titleOf(loaderData) : m.address_title()} · M4U` },
];

export default function Address({ loaderData: loaded, actionData: answer }: Route.ComponentProps) {
  const { kind, present, canRemove, to } = loaded;
  const replyTo = (intent: string) => (answer?.intent === intent ? answer.reply : null);
  return (
    <Column kind="form">
      <PageHeader
        title={titleOf(loaded)}
        lead={present === null ? undefined : m.address_present({ address: recipientText(present) })}
        back={{ to: href('/action/security'), label: m.factor_screen() }}
      />
      <div className="stack">
        <Card>
          <div className="stack">
            {to === null ? (
              <AskCodeForm loaded={loaded} reply={replyTo('send')} />
            ) : (
              <EnterCodeForm loaded={loaded} to={to} reply={replyTo('verify')} />
            )}
          </div>
        </Card>
        {present !== null && canRemove && to === null && (
          <FoldedForm
            title={kind === 'email' ? m.address_remove_email() : m.address_remove_phone()}
            text={m.address_remove_text({ address: recipientText(present) })}
            isOpen={answer?.intent === 'remove'}
          >
            <RemoveForm loaded={loaded} reply={replyTo('remove')} />
          </FoldedForm>
        )}
      </div>
    </Column>
  );
}
