import { currentVersion } from '@m4u/contract/identity/consent/words';
import { getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/verify.screen';
import { IdentifierField, NewPasswordField, TermsNote } from '../../identity/auth/AuthFields.tsx';
import { FormColumn } from '../../identity/auth/AuthPage.tsx';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { useFields } from '../../platform/forms/definition.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../platform/cache/shared.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { cardName } from './cardWords.tsx';
import { CodeField } from './CodeField.tsx';
import { verifyCard } from './verify.server.ts';
import { verifyFields } from './verifyFields.tsx';

/** Maximum number of the reader's cards offered for replacement. */
const REPLACEABLE = 50;

/** Activates a blank card by its code, for the signed-in reader or for an account (docs/rules/card.md#activating). */
export const loader = async ({ params: { id }, context, pattern }: Route.LoaderArgs) => {
  const { card } = api(context);
  const { data } = await loadOrNotFound(context, pattern, card.registerInfo({ params: { id } }));
  const { reader } = scopeOf(context).page;
  const own = reader && data.status === 'blank' ? (await card.listOwn({ query: { limit: REPLACEABLE } })).data : [];
  return {
    card: data,
    termsVersion: currentVersion('terms'),
    reader: reader && { name: reader.name },
    replaceable: own.filter(({ can }) => can.move).map(({ _id, number }) => ({ _id, number })),
  };
};

/** A refused form may have been shown with former terms: it is shown again with those of now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate;

export const action = ({ params: { id }, context, request }: Route.ActionArgs) => verifyCard(context, id, request);

export const handle = { quietHead: true };

export const meta: Route.MetaFunction = () => [
  { title: `${m.card_verify_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

const signInAddress = (path: string): string => `${href('/login')}?${new URLSearchParams({ returnTo: path })}`;

/** Message for a card that can no longer be activated. */
const Taken = ({ card: { _id, status } }: { card: Data['card'] }) =>
  status === 'retired' ? (
    <FormColumn title={m.card_verify_gone()} lead={m.card_retired_lead()}>
      <div>
        <LinkButton to={href('/')}>{m.card_retired_action()}</LinkButton>
      </div>
    </FormColumn>
  ) : (
    <FormColumn title={m.card_verify_not_blank()} lead={m.card_verify_not_blank_lead()}>
      <div>
        <LinkButton to={href('/mrd/:id', { id: _id })}>{m.card_verify_open()}</LinkButton>
      </div>
    </FormColumn>
  );

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { card, reader, replaceable, termsVersion } = loaderData;
  const [form, fields] = useFields(verifyFields, null, actionData);
  if (card.status !== 'blank') return <Taken card={card} />;
  const here = href('/verify/:id', { id: card._id });
  return (
    <FormColumn
      title={card.number === null ? m.card_verify_title() : `${m.card_verify_title()}\u00a0· ${cardName(card)}`}
      lead={m.card_verify_lead()}
    >
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <CodeField field={fields.code} />
        {reader ? (
          <OwnCard name={reader.name}>
            {replaceable.length > 0 && (
              <Select
                field={fields.replaces}
                label={m.card_verify_as()}
                options={[
                  { value: '', label: m.card_verify_additional() },
                  ...replaceable.map((one) => ({
                    value: one._id,
                    label: m.card_verify_replaces({ card: cardName(one) }),
                  })),
                ]}
              />
            )}
          </OwnCard>
        ) : (
          <fieldset className="stack">
            <legend className="mb-1 text-lg font-semibold">{m.card_verify_account()}</legend>
            <p className="text-sm text-muted">{m.card_verify_account_text()}</p>
            <IdentifierField field={fields.identifier} />
            <NewPasswordField field={fields.password} label={m.auth_password()} />
            <PasswordField
              field={fields.confirmation}
              label={m.card_verify_confirm()}
              autoComplete="new-password"
              required
            />
          </fieldset>
        )}
        {!reader && <TermsNote version={termsVersion} />}
        <SubmitButton block size="lg">
          {m.card_activate()}
        </SubmitButton>
      </Form>
      {!reader && (
        <p>
          {m.card_verify_have_account()} <TextLink to={signInAddress(here)}>{m.card_verify_sign_in()}</TextLink>
        </p>
      )}
    </FormColumn>
  );
}

interface OwnCardProps {
  name: string;
  children: ReactNode;
}

/** Names the signed-in member for whom the card is activated. */
const OwnCard = ({ name, children }: OwnCardProps) => (
  <>
    <p>
      {m.card_verify_signed_in({ name })} {m.card_verify_other()}{' '}
      <TextLink to={href('/logout')}>{m.auth_logout()}</TextLink>
    </p>
    {children}
  </>
);
