import { getFormProps, type SubmissionResult } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { ChallengeField } from '../../../platform/forms/ChallengeField.tsx';
import { check, defineForm, text, useFields } from '../../../platform/forms/definition.ts';
import { Honeypot } from '../../../platform/forms/Honeypot.tsx';
import type { OwnCard } from '../../../profile/page/owner/ownCard.server.ts';
import { useOwnCard } from './useOwnCard.tsx';

/** Fields of a visitor's card. */
export const exchangeFields = defineForm({
  name: text(),
  phone: text(),
  email: text(),
  organization: text(),
  title: text(),
  note: text(),
  consent: check(),
});

export interface ExchangeFormProps {
  /** Name of the member who receives the card. */
  name: string;
  /** The consent text, and its version. */
  consent: string;
  version: string;
  /** The reader's own card; null for a visitor, who types one. */
  own: OwnCard | null;
  challenge: Challenge | null;
  clientId: string;
  reply: SubmissionResult | undefined;
}

/** Form of a visitor's card: name, a contact, and consent. */
export const ExchangeForm = ({ name, consent, version, own, challenge, clientId, reply }: ExchangeFormProps) => {
  const [form, fields] = useFields(exchangeFields, own, reply);
  const box = useRef<HTMLFormElement>(null);
  const remember = useOwnCard(box);
  const isReachable = own !== null && (own.phone !== '' || own.email !== '');
  const who = (
    <>
      <TextField field={fields.name} label={m.exchange_name()} autoComplete="name" required maxLength={100} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.phone}
          label={m.exchange_phone()}
          hint={m.contact_reach_hint()}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <TextField field={fields.email} label={m.exchange_email()} type="email" autoComplete="email" maxLength={254} />
      </div>
    </>
  );
  const more = (
    <>
      <TextField
        field={fields.organization}
        label={m.exchange_organization()}
        autoComplete="organization"
        maxLength={200}
      />
      <TextField field={fields.title} label={m.exchange_job()} autoComplete="organization-title" maxLength={200} />
      <TextArea field={fields.note} label={m.exchange_note()} hint={m.exchange_note_hint()} rows={2} maxLength={500} />
    </>
  );
  const { name: called, phone, email, organization, title, note } = fields;
  // Open for what was refused in it, and for what somebody without a card of their own has written.
  const isMoreOpen =
    [organization, title, note].some(({ errors, initialValue }) => errors || (own === null && initialValue)) ||
    (isReachable && [called, phone, email].some(({ errors }) => errors));
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      ref={box}
      // A member's card comes from their page; a visitor's card may be stored on their device.
      onSubmit={(event) => {
        if (own === null) remember(event);
      }}
      className="stack pt-2"
    >
      <FormError errors={form.errors} />
      {own !== null && !isReachable && <p>{m.exchange_no_reach({ name })}</p>}
      {isReachable && (
        <p className="rounded-md bg-sunken px-4 py-3">
          <span className="block font-semibold">{own.name}</span>
          <span className="block text-sm wrap-anywhere text-muted">
            {/* Keeps a phone number on one line. */}
            {[own.title, own.phone.replaceAll(' ', '\u00a0'), own.email].filter(Boolean).join(' · ')}
          </span>
        </p>
      )}
      {!isReachable && who}
      <details open={isMoreOpen}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-ink">
          {isReachable ? m.exchange_edit_card() : m.exchange_more()}
        </summary>
        <div className="stack pt-2">
          {isReachable && who}
          {more}
        </div>
      </details>
      {own === null ? (
        <Checkbox name="consent" value="on" required label={consent} error={fields.consent.errors ?? null} />
      ) : (
        <>
          {/* For a member, pressing the button means consent. */}
          <p className="text-sm">{consent}</p>
          <input type="hidden" name="consent" value="on" />
        </>
      )}
      {own === null && <Checkbox name="remember" value="on" label={m.exchange_remember()} />}
      <Honeypot />
      <input type="hidden" name="consentVersion" value={version} />
      <input type="hidden" name="clientId" value={clientId} />
      {challenge && (
        <ChallengeField
          purpose="exchange"
          challenge={challenge}
          sent={reply}
          errors={reply?.error?.['challenge'] ?? []}
        />
      )}
      <SubmitButton block size="lg">
        {own === null ? m.exchange_send() : m.exchange_send_member()}
      </SubmitButton>
    </Form>
  );
};
