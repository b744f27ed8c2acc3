import type { BirthdayConsent } from '@m4u/contract/commerce/order/earning';
import { Form, href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

const describeRule = (rule: BirthdayConsent['rule']): string => {
  if (rule === null) return m.birthday_consent_over();
  return rule.span === 'week' ? m.birthday_consent_week() : m.birthday_consent_month();
};

export interface BirthdayCardProps {
  consent: BirthdayConsent;
  /** The reader. */
  memberId: string;
}

/** Asks whether the birthday rule of a group may use the reader's birthday; nothing where there is nothing to say. */
export const BirthdayCard = ({ consent: { granted, hasBirthday, rule }, memberId }: BirthdayCardProps) =>
  (rule !== null || granted) && (
    <Card as="section" aria-labelledby="birthday-title" className="stack gap-3">
      <h2 id="birthday-title" className="text-lg">
        {m.birthday_consent()}
      </h2>
      <p>{describeRule(rule)}</p>
      <p className="text-sm text-muted">{granted ? m.birthday_consent_given() : m.birthday_consent_text()}</p>
      {!hasBirthday && <p className="text-sm font-semibold">{m.birthday_consent_missing()}</p>}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="granted" value={granted ? 'false' : 'true'} />
        <SubmitButton name="intent" value="birthday" variant={granted ? 'secondary' : 'primary'}>
          {granted ? m.birthday_consent_withdraw() : m.birthday_consent_give()}
        </SubmitButton>
        {!hasBirthday && (
          <LinkButton to={href('/me/:id/edit/:part', { id: memberId, part: 'facts' })} variant="secondary">
            {m.birthday_consent_add()}
          </LinkButton>
        )}
      </Form>
    </Card>
  );
