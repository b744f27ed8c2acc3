import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { Challenge } from '@m4u/contract/http/challenge';
import { MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { settled } from '../../../platform/forms/definition.ts';
import { ChallengeField } from '../../../platform/forms/ChallengeField.tsx';
import { Honeypot } from '../../../platform/forms/Honeypot.tsx';
import { SubmitButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx';
import { MealFields } from '../MealFields.tsx';
import { mealWords } from '../seating/seatWords.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { formatDate, toIsoDay, weddingSideOptions } from '../weddingWords.tsx';

interface ReplyFields {
  readonly name: string;
  readonly phone: string;
  readonly side: string;
  readonly coming: string;
  readonly people: string;
  readonly vegetarian: string;
  readonly children: string;
  readonly diet: string;
  readonly wish: string;
  readonly challenge: string;
}

export interface ReplyProps {
  wedding: Wedding;
  /** Challenge against bots; null for a personal link, which needs none. */
  challenge: Challenge | null;
  /** Id of a reply without a personal link, so that a repeated one adds no second guest. */
  clientId: string;
  answer: SubmissionResult | undefined;
}

/** Initial values of the fields: the earlier reply, else the guest of the personal link. */
const valuesOf = ({ guest }: Wedding): Partial<ReplyFields> => {
  if (!guest) return { people: '1' };
  const { name, side, reply } = guest;
  if (!reply) return { name, side, people: '1' };
  return {
    name: reply.name,
    side: reply.side,
    coming: String(reply.coming),
    people: String(Math.max(1, reply.people)),
    vegetarian: reply.vegetarian > 0 ? String(reply.vegetarian) : '',
    children: reply.children > 0 ? String(reply.children) : '',
    wish: reply.wish,
  };
};

const Fields = ({ wedding, challenge, clientId, answer }: ReplyProps) => {
  const [form, fields] = useForm<ReplyFields>({ lastResult: answer ?? settled, defaultValue: valuesOf(wedding) });
  const replied = wedding.guest?.reply != null;
  return (
    <Form method="post" {...getFormProps(form)} className="stack w-reply" preventScrollReset>
      <FormError errors={form.errors} />
      <input type="hidden" name="weddingId" value={wedding._id} />
      <TextField
        field={fields.name}
        label={m.wedding_reply_name()}
        required
        maxLength={80}
        autoComplete="name"
        translate="no"
      />
      <RadioCards
        field={fields.coming}
        legend={m.wedding_reply_coming()}
        required
        columns={2}
        options={[
          { value: 'true', label: m.wedding_reply_yes() },
          { value: 'false', label: m.wedding_reply_no() },
        ]}
      />
      <div className="w-people">
        <TextField
          field={fields.people}
          label={m.wedding_reply_people()}
          hint={m.wedding_reply_people_hint()}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SEATS}
        />
        <MealFields fields={fields} {...(replied && { dietHint: m.wedding_reply_diet_kept() })} />
      </div>
      <RadioCards
        field={fields.side}
        legend={m.wedding_reply_side()}
        required
        columns={2}
        options={weddingSideOptions()}
      />
      <TextField
        field={fields.phone}
        label={m.wedding_reply_phone()}
        hint={replied ? m.wedding_reply_phone_kept() : m.wedding_reply_phone_hint()}
        type="tel"
        autoComplete="tel"
        optional
      />
      <TextArea
        field={fields.wish}
        label={m.wedding_reply_wish()}
        {...(wedding.showWishes && { hint: m.wedding_reply_wish_hint() })}
        rows={3}
        maxLength={1000}
        optional
      />
      <Honeypot />
      <input type="hidden" name="clientId" value={clientId} />
      {challenge && (
        <ChallengeField purpose="wedding" challenge={challenge} sent={answer} errors={fields.challenge.errors} />
      )}
      <SubmitButton size="lg" block>
        {replied ? m.wedding_reply_save() : m.wedding_reply_send()}
      </SubmitButton>
    </Form>
  );
};

/** The guest's reply, with a form to change it while replies are accepted. */
const Replied = (props: ReplyProps) => {
  const { guest, open } = props.wedding;
  if (!guest?.reply) return null;
  const { coming, people, wish } = guest.reply;
  const meal = mealWords({ ...guest.reply, diet: '' });
  return (
    <div className="w-card">
      <p className="w-answer">
        <strong>{coming ? m.wedding_replied_yes({ people }) : m.wedding_replied_no()}</strong>
        {meal.length > 0 && <span className="block">{meal.join(' · ')}</span>}
      </p>
      {open && (
        <>
          <p className="w-small">{m.wedding_replied_keep()}</p>
          {/* The key collapses the form again after a changed reply. */}
          <details key={`${coming} ${people} ${wish}`} className="w-change" open={props.answer !== undefined}>
            <summary className="w-button w-plain">{m.wedding_reply_change()}</summary>
            <div id="reply-form">
              <Fields {...props} />
            </div>
          </details>
        </>
      )}
    </div>
  );
};

/** The last day for replies, `YYYY-MM-DD`. */
const lastDay = ({ replyUntil, weddingDay }: Wedding): string => replyUntil ?? toIsoDay(weddingDay);

/** Form of a reply; works without scripts, and can be sent again until the last day. */
export const Reply = (props: ReplyProps) => {
  const { wedding } = props;
  const replied = wedding.guest?.reply != null;
  return (
    <InvitationPart
      look={wedding}
      id="reply"
      title={m.wedding_reply()}
      lead={wedding.open ? m.wedding_reply_until({ date: formatDate(lastDay(wedding)) }) : m.wedding_reply_closed()}
      screenOnly
    >
      {replied && <Replied {...props} />}
      {!replied && wedding.open && (
        <div className="w-card">
          {/* The key resets the form for the link of another guest. */}
          <Fields key={wedding.guest?.code} {...props} />
        </div>
      )}
    </InvitationPart>
  );
};
