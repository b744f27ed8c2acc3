import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { CONTACT_LENGTH } from '@m4u/contract/social/contact/rules';
import Send from 'lucide-react/icons/send';
import { Form } from 'react-router';
import { VerifyNotice } from '../../identity/auth/VerifyNotice.tsx';
import { m } from '../../paraglide/messages.js';
import { SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextArea } from '../../ui/fields/TextField.tsx';

export interface ReplyFormProps {
  /** The recipient. */
  email: string;
  /** The reply address that the recipient will see. */
  answer: { readonly address: string | null; readonly ofPage: boolean };
  isVerified: boolean;
  clientId: string;
  lastResult: SubmissionResult | null;
}

const describeAddress = ({ address, ofPage }: ReplyFormProps['answer']): string => {
  if (address === null) return m.contact_reply_address_none();
  return ofPage ? m.contact_reply_shows_page({ address }) : m.contact_reply_shows_own({ address });
};

/** Form for a reply by e-mail; shows the reader's address that the recipient will see. */
export const ReplyForm = ({ email, answer, isVerified, clientId, lastResult }: ReplyFormProps) => {
  const [form, fields] = useForm<{ text: string; clientId: string }>({ id: 'reply-form', lastResult });
  const isAble = answer.address !== null;
  if (!isVerified)
    return (
      <Section id="reply" title={m.contact_reply()}>
        <VerifyNotice reason={m.contact_reply_verify()} />
      </Section>
    );
  return (
    <Section id="reply" title={m.contact_reply()}>
      <Card>
        {isAble ? (
          <Form method="post" {...getFormProps(form)} className="stack">
            <FormError errors={form.errors} />
            <TextArea
              field={fields.text}
              label={m.contact_reply_text()}
              hint={m.contact_reply_hint({ email })}
              required
              rows={4}
              maxLength={CONTACT_LENGTH.reply}
            />
            <input type="hidden" name="clientId" value={fields.clientId.initialValue ?? clientId} />
            <p className="text-sm wrap-anywhere text-muted">{describeAddress(answer)}</p>
            <SubmitButton icon={Send} name="intent" value="reply">
              {m.contact_reply_send()}
            </SubmitButton>
          </Form>
        ) : (
          <p className="wrap-anywhere">{describeAddress(answer)}</p>
        )}
      </Card>
    </Section>
  );
};
