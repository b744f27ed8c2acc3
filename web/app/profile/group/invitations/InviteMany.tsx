import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { Fold } from '../../../ui/layout/Fold.tsx';
import { groupRoleWords } from '../people/peoplePaths.tsx';
import { type InvitedPeople, type LineResult, MOST_LINES } from './invitedPeople.tsx';

const Result = ({ result: { line, isDone, text } }: { result: LineResult }) => (
  <li className="flex items-start gap-3 py-2">
    {isDone ? (
      <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
    ) : (
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
    )}
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere" translate="no">
        {line}
      </span>
      <span className="block text-sm wrap-anywhere text-muted">{text}</span>
    </span>
  </li>
);

/** Results of the lines. Their heading takes the focus, which reads it out: it says how many were sent. */
const Results = ({ results }: Pick<InvitedPeople, 'results'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [results]);
  return (
    <section aria-labelledby="invited">
      <h3 ref={heading} id="invited" tabIndex={-1} className="font-semibold outline-none">
        {m.people_invite_results({
          done: number(results.filter(({ isDone }) => isDone).length),
          count: number(results.length),
        })}
      </h3>
      <ol className="divide-y divide-line">
        {results.map((result, index) => (
          // Two lines may be the same.
          <Result key={`${index} ${result.line}`} result={result} />
        ))}
      </ol>
    </section>
  );
};

export interface InviteManyProps {
  groupId: string;
  answer: InvitedPeople | null;
}

/** Form to invite the people of a pasted list, with a result for each line. */
export const InviteMany = ({ groupId, answer }: InviteManyProps) => (
  <Fold title={m.people_invite_many()} text={m.people_invite_many_text()} isOpen={answer !== null}>
    <Card className="mt-3">
      <Form method="post" className="stack">
        {answer && <Results results={answer.results} />}
        <input type="hidden" name="groupId" value={groupId} />
        <TextArea
          key={answer?.rest}
          name="list"
          label={m.people_invite_list()}
          hint={m.people_invite_list_hint({ max: MOST_LINES })}
          rows={6}
          defaultValue={answer?.rest ?? ''}
          required
          spellCheck={false}
          autoCapitalize="none"
        />
        <Select
          name="role"
          label={m.people_role()}
          defaultValue={answer?.role ?? 'member'}
          options={(['member', 'admin'] as const).map((value) => ({ value, label: groupRoleWords[value]() }))}
        />
        <SubmitButton name="intent" value="inviteMany" icon={Send}>
          {m.people_invite_many_send()}
        </SubmitButton>
      </Form>
    </Card>
  </Fold>
);
