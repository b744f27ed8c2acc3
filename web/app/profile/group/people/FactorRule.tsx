import ShieldCheck from 'lucide-react/icons/shield-check';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';

export interface FactorRuleProps {
  groupId: string;
  isRequired: boolean;
  /** Whether the reader owns the group, and may change it. */
  canChange: boolean;
}

/** Whether a group requires the second factor of its admins; owners change it, other admins read it. */
export const FactorRule = ({ groupId, isRequired, canChange }: FactorRuleProps) => {
  const state = isRequired ? m.people_factor_on() : m.people_factor_off();
  if (!canChange) return isRequired ? <p className="text-sm text-muted">{state}</p> : null;
  return (
    <Fold id="factor" icon={ShieldCheck} title={m.people_factor_title()} text={state}>
      <Card className="mt-3">
        <Form method="post" className="stack">
          <p>{m.people_factor_text()}</p>
          {!isRequired && <p>{m.people_factor_own()}</p>}
          <input type="hidden" name="groupId" value={groupId} />
          <SubmitButton
            name="intent"
            value={isRequired ? 'factor-off' : 'factor-on'}
            variant={isRequired ? 'secondary' : 'primary'}
          >
            {isRequired ? m.people_factor_end() : m.people_factor_begin()}
          </SubmitButton>
        </Form>
      </Card>
    </Fold>
  );
};
