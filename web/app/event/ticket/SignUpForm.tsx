import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { TICKET_LENGTH } from '@m4u/contract/event/ticket/rules';
import type { SignUpPage, TicketKind } from '@m4u/contract/event/ticket/schema';
import { GUEST_NAME_LENGTH } from '@m4u/contract/event/checkIn/rules';
import type { Challenge } from '@m4u/contract/http/challenge';
import { Form } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { choice, defineForm, digits, text, useFields } from '../../platform/forms/definition.ts';
import { Honeypot } from '../../platform/forms/Honeypot.tsx';
import { SubmitButton } from '../../ui/Button.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { describePrice, describeSale } from './ticketWords.tsx';

/** Fields of a sign-up; answers are read by themselves, since the questions are the event's. */
export const signUpFields = defineForm({
  kindId: choice<string>(),
  seats: digits({ start: '1' }),
  name: text(),
  phone: text(),
  email: text(),
});

/** Name of the field with the answer to a question. */
const answerName = (index: number): string => `answers[${index}].answer`;

export interface SignUpFormProps {
  page: SignUpPage;
  /** Kinds that take names now. */
  kinds: readonly TicketKind[];
  /** Facts from the account of the reader. */
  start: { readonly name: string };
  isVisitor: boolean;
  challenge: Challenge | null;
  clientId: string;
  reply: SubmissionResult | undefined;
}

/** Answers typed before the form was refused. */
const typedAnswer = (reply: SubmissionResult | undefined, index: number): string => {
  const answers = reply?.initialValue?.['answers'];
  const row: unknown = Array.isArray(answers) ? answers[index] : undefined;
  const answer = typeof row === 'object' && row !== null && 'answer' in row ? row.answer : '';
  return typeof answer === 'string' ? answer : '';
};

const Questions = ({ page: { questions }, reply }: Pick<SignUpFormProps, 'page' | 'reply'>) =>
  questions.map(({ text: question, isRequired }, index) => (
    <div key={question}>
      <input type="hidden" name={`answers[${index}].question`} value={question} />
      <TextField
        name={answerName(index)}
        label={<span lang="">{question}</span>}
        defaultValue={typedAnswer(reply, index)}
        error={reply?.error?.[answerName(index)] ?? null}
        required={isRequired}
        optional={!isRequired}
        maxLength={TICKET_LENGTH.answer}
        autoComplete="off"
      />
    </div>
  ));

/** The form of a sign-up; it works without scripts. */
export const SignUpForm = (props: SignUpFormProps) => {
  const { page, kinds, start, isVisitor, challenge, clientId, reply } = props;
  const first = kinds.find(({ sale }) => sale === 'open') ?? kinds[0];
  const [form, fields] = useFields(signUpFields, { ...start, kindId: first?._id ?? '' }, reply);
  const most = Math.max(...kinds.map(({ mostPerPerson }) => mostPerPerson));
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormError errors={form.errors} />
      <RadioCards
        field={fields.kindId}
        legend={m.ticket_kind()}
        required
        options={kinds.map((kind) => ({
          value: kind._id,
          label: (
            <span className="flex flex-wrap justify-between gap-x-3">
              <span lang="" className="wrap-anywhere">
                {kind.name}
              </span>
              <span className="tabular-nums">{describePrice(kind.price)}</span>
            </span>
          ),
          description: describeSale(kind),
        }))}
      />
      {most > 1 && (
        <TextField
          field={fields.seats}
          label={m.ticket_seats()}
          hint={m.ticket_seats_hint()}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          required
        />
      )}
      <TextField
        field={fields.name}
        label={m.ticket_name()}
        required
        maxLength={GUEST_NAME_LENGTH}
        autoComplete="name"
        translate="no"
      />
      <TextField
        field={fields.phone}
        label={m.ticket_phone()}
        hint={isVisitor ? m.ticket_reach_hint() : undefined}
        type="tel"
        autoComplete="tel"
        optional={!isVisitor}
      />
      <TextField field={fields.email} label={m.ticket_email()} type="email" autoComplete="email" optional />
      <Questions page={page} reply={reply} />
      <Honeypot />
      <input type="hidden" name="clientId" value={clientId} />
      {challenge && (
        <ChallengeField
          purpose="ticket"
          challenge={challenge}
          sent={reply}
          errors={reply?.error?.['challenge'] ?? undefined}
        />
      )}
      <SubmitButton size="lg" block>
        {kinds.every(({ sale }) => sale === 'full') ? m.ticket_join_waiting() : m.ticket_sign_up()}
      </SubmitButton>
    </Form>
  );
};
