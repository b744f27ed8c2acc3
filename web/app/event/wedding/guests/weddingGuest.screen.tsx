import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { invitationPath, MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { WeddingGuest } from '@m4u/contract/event/wedding/guests';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/weddingGuest.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { choice, defineForm, text, useFields } from '../../../platform/forms/definition.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../../platform/forms/form.server.ts';
import { phone } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { MealFields } from '../MealFields.tsx';
import { drawGuestCode } from '../../checkIn/guestCode.server.ts';
import { formatReply } from './guestWords.tsx';
import { guestPath, guestsPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const guestFields = defineForm({
  name: text(),
  side: choice<'bride' | 'groom'>(),
  phone: text(),
  group: text(),
  coming: text(),
  people: text(),
  vegetarian: text(),
  children: text(),
  diet: text(),
});

/** One guest: personal link with QR code, reply, and the couple's notes. */
export const loader = async ({ context, params: { id, guest: guestId } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, { data: guest }] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    api(context).wedding.guest({ params: { id, guestId } }),
  ]);
  const link = scopeOf(context).page.origin + invitationPath(wedding, guest.code);
  return { id, names: coupleNames(wedding), guest, link, qr: drawGuestCode(link) };
};

/** The reply that the couple enters for the guest, for example after a call. */
const notedAnswer = (coming: string, people: string) => {
  if (coming === '') return { coming: null, people: people || 0 };
  return coming === 'true' ? { coming: true, people: people || 1 } : { coming: false };
};

export const action = async ({ context, params: { id, guest: guestId }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const params = { id, guestId };
  if (form.intent === 'remove') {
    const { data: guest } = await api(context).wedding.guest({ params });
    await api(context).wedding.removeGuest({ params });
    setFlash(context, { kind: 'success', message: m.wedding_guest_removed({ name: guest.name }) });
    return redirect(guestsPath(id));
  }
  try {
    const { coming, people, vegetarian, children, side, ...guest } = readValues(guestFields, form);
    const meal = { vegetarian: vegetarian || 0, children: children || 0 };
    const body = {
      ...guest,
      ...meal,
      side: side === 'bride' ? side : 'groom',
      ...notedAnswer(coming, people),
    } as const;
    const { data } = await api(context).wedding.updateGuest({ params, body });
    setFlash(context, { kind: 'success', message: m.wedding_guest_saved({ name: data.name }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(guestPath(id, guestId));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_guest_edit()} · M4U` }];

interface LinkCardProps {
  guest: WeddingGuest;
  names: string;
  link: string;
  qr: string;
}

/** The personal link with buttons to share and copy it, and its QR code. */
const LinkCard = ({ guest: { name }, names, link, qr }: LinkCardProps) => (
  <Card>
    <div className="stack items-center text-center">
      <img
        src={qr}
        alt={m.wedding_guest_qr_alt({ name })}
        width={220}
        height={220}
        className="rounded-md bg-[#fff] p-2"
      />
      <p className="text-sm text-muted">{m.wedding_guest_qr_hint()}</p>
      <p className="text-sm wrap-anywhere" translate="no">
        {link.replace(/^https?:\/\//, '')}
      </p>
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <ShareButton
          url={link}
          title={m.wedding_guest_share_title({ names })}
          text={m.wedding_guest_share_text({ guest: name, names })}
          variant="primary"
        >
          {m.wedding_guest_share()}
        </ShareButton>
        <CopyButton text={link}>{m.wedding_guest_copy()}</CopyButton>
      </div>
    </div>
  </Card>
);

/** The guest's reply with its time. */
const AnswerCard = ({ guest }: { guest: WeddingGuest }) => (
  <Card>
    <h2 className="text-lg">{m.wedding_guest_reply()}</h2>
    <p>{formatReply(guest)}</p>
    {guest.answeredAt !== null && (
      <p className="text-sm text-muted">
        <RelativeTime time={guest.answeredAt} />
      </p>
    )}
    {guest.wish !== '' && <blockquote className="pt-2 whitespace-pre-line wrap-anywhere">“{guest.wish}”</blockquote>}
  </Card>
);

const GuestForm = ({ guest, reply }: { guest: WeddingGuest; reply: SubmissionResult | undefined }) => {
  const meal = { vegetarian: guest.vegetarian || '', children: guest.children || '' };
  const row = { ...guest, ...meal, phone: phone(guest.phone ?? ''), people: Math.max(1, guest.people) };
  const [form, fields] = useFields(guestFields, row, reply);
  return (
    <Card>
      <h2 className="pb-3 text-lg">{m.wedding_guest_edit()}</h2>
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormError errors={form.errors} />
        <TextField field={fields.name} label={m.wedding_guest_name()} required maxLength={80} autoComplete="off" />
        <RadioCards field={fields.side} legend={m.wedding_guest_side()} columns={2} options={weddingSideOptions()} />
        <TextField
          field={fields.phone}
          label={m.wedding_guest_phone()}
          type="tel"
          maxLength={30}
          autoComplete="off"
          optional
        />
        <TextField
          field={fields.group}
          label={m.wedding_guest_group()}
          hint={m.wedding_guest_group_hint()}
          maxLength={60}
          autoComplete="off"
          optional
        />
        <RadioCards
          field={fields.coming}
          legend={m.wedding_guest_reply()}
          columns={3}
          options={[
            { value: '', label: m.wedding_guest_unanswered() },
            { value: 'true', label: m.wedding_filter_coming() },
            { value: 'false', label: m.wedding_guest_declined() },
          ]}
        />
        <TextField
          field={fields.people}
          label={m.wedding_reply_people()}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SEATS}
        />
        <MealFields fields={fields} />
        <SubmitButton name="intent" value="save" block>
          {m.wedding_guest_save()}
        </SubmitButton>
      </Form>
    </Card>
  );
};

const Remove = ({ name }: { name: string }) => {
  const dialog = useDialog();
  return (
    <div>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.wedding_guest_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.wedding_guest_remove()}
        question={m.wedding_guest_remove_question({ name })}
        confirm={m.wedding_guest_remove()}
        fields={{ intent: 'remove' }}
      />
    </div>
  );
};

export default function WeddingGuestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, names, guest, link, qr } = loaderData;
  return (
    <Column kind="form">
      <PageHeader title={guest.name} lead={names} back={{ to: guestsPath(id), label: m.wedding_guests() }} />
      <div className="stack">
        <LinkCard guest={guest} names={names} link={link} qr={qr} />
        <AnswerCard guest={guest} />
        <GuestForm key={guest._id} guest={guest} reply={actionData} />
        <Remove name={guest.name} />
      </div>
    </Column>
  );
}
