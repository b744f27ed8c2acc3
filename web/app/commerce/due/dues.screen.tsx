import { paymentPagePath } from '@m4u/contract/commerce/payment/rules';
import type { DueLevel, OwnDues } from '@m4u/contract/commerce/due/schema';
import ChevronRight from 'lucide-react/icons/chevron-right';
import IdCard from 'lucide-react/icons/id-card';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/dues.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { money } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { NoRows } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PlainText } from '../../ui/PlainText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { describeEnd, describePrice, describeTerm, DueStateTag } from './dueWords.tsx';
import { PeriodList } from './PeriodList.tsx';

/** The reader's own dues in their groups: the level, until when it is valid, renewing, and what was paid. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  requireReader(context, m.due_purpose());
  return { dues: (await api(context).due.mine()).data };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.due_purpose());
  const form = await readForm(request);
  try {
    const { data } = await api(context).due.take({ body: { levelId: form.values['level'] ?? '' } });
    if (data.payment !== null) return redirect(paymentPagePath(data.payment));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.due_taken() });
  return redirect(href('/action/dues'));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.due_own_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export const handle = { query: [] };

/** A level with the button that takes or renews it. */
const Choice = ({ level, isHeld }: { level: DueLevel; isHeld: boolean }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
    <div className="text-beside">
      <p lang="" className="font-semibold wrap-anywhere">
        {level.name}
      </p>
      <p className="text-sm text-muted">
        {describePrice(level.price)} · {describeTerm(level.months)}
      </p>
      {level.benefits !== '' && (
        <div lang="" className="text-sm">
          <PlainText text={level.benefits} />
        </div>
      )}
    </div>
    <Form method="post">
      <input type="hidden" name="level" value={level._id} />
      <SubmitButton
        variant={isHeld ? 'primary' : 'secondary'}
        aria-label={isHeld ? m.due_renew_of({ name: level.name }) : m.due_take_of({ name: level.name })}
      >
        {isHeld ? m.due_renew() : m.due_take()}
      </SubmitButton>
    </Form>
  </li>
);

const Group = ({ dues }: { dues: OwnDues }) => {
  const { group, level, asked, choices, periods } = dues;
  const title = `group-${group._id}`;
  return (
    <Card as="section" aria-labelledby={title} className="stack">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={title} className="flex-1 text-lg wrap-anywhere">
          <TextLink to={href('/mbg/:id', { id: group.urlMinify ?? group._id })} translate="no">
            {group.name}
          </TextLink>
        </h2>
        <DueStateTag state={dues.state} />
      </div>
      <div>
        {level && dues.endsOn !== null && (
          <p lang="" className="text-xl font-bold wrap-anywhere">
            {level.name}
          </p>
        )}
        <p>{describeEnd(dues)}</p>
      </div>
      {asked?.payment != null && (
        <div className="stack gap-2 rounded-md bg-accent-soft p-3">
          <p>{m.due_asked_text({ level: asked.level.name, amount: money(asked.amount) })}</p>
          <div>
            <LinkButton to={paymentPagePath(asked.payment)}>{m.due_pay()}</LinkButton>
          </div>
        </div>
      )}
      {choices.length > 0 && (
        <ul aria-label={m.due_choices()} className="divide-y divide-line">
          {choices.map((choice) => (
            <Choice key={choice._id} level={choice} isHeld={dues.endsOn !== null && choice._id === level?._id} />
          ))}
        </ul>
      )}
      {periods.length > 0 && (
        <details className="group/part">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <ChevronRight aria-hidden size={18} className="transition group-open/part:rotate-90" />
            {m.due_receipts()}
          </summary>
          <PeriodList
            periods={periods}
            pathOf={({ payment }) => (payment === null ? null : paymentPagePath(payment))}
          />
        </details>
      )}
    </Card>
  );
};

export default function Dues({ loaderData: { dues }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader title={m.due_own_title()} back={{ to: href('/more'), label: m.more_title() }} />
      <div className="stack">
        <FormError errors={actionData?.error?.[''] ?? undefined} />
        {dues.map((each) => (
          <Group key={each.group._id} dues={each} />
        ))}
        {dues.length === 0 && (
          <NoRows empty={{ icon: IdCard, title: m.due_own_empty(), text: m.due_own_empty_text() }} />
        )}
      </div>
    </Column>
  );
}
