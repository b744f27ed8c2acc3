import type { ClaimMovement } from '@m4u/contract/commerce/order/phoneReceipt';
import { claimLinkPath } from '@m4u/contract/commerce/order/phoneReceipt.rules';
import { Form, href, redirect } from 'react-router';
import type { Route } from './+types/claimLink.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { dateAndTime } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { movedPoints, movementKindWords, points } from '../../point/pointWords.tsx';

/** Points of a customer without an account, by the link of a message. The link alone claims nothing. */
export const loader = async ({ context, params: { token }, pattern }: Route.LoaderArgs) => {
  const { data: page } = await loadOrNotFound(context, pattern, api(context).phoneReceipt.page({ params: { token } }));
  return { page, isSignedIn: scopeOf(context).page.reader !== null };
};

export const action = async ({ context, params: { token }, request }: Route.ActionArgs) => {
  const stop = (await readForm(request)).intent !== 'resume';
  try {
    await api(context).phoneReceipt.stop({ params: { token }, body: { stop } });
    setFlash(context, { kind: 'success', message: stop ? m.claim_link_stopped() : m.claim_link_resumed() });
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(claimLinkPath(token));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.claim_link_title()} · M4U` },
  { name: 'robots', content: 'noindex' },
  // The address is the key of the page.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle = { query: [] };

const Movement = ({ movement: { kind, points: moved, balance, createdAt } }: { movement: ClaimMovement }) => (
  <li className="flex flex-wrap items-start gap-x-3 px-4 py-3">
    <span className="text-beside">
      <span className="block font-semibold">{movementKindWords[kind]()}</span>
      <time className="block text-sm text-muted" dateTime={createdAt}>
        {dateAndTime(createdAt)}
      </time>
    </span>
    <span className="shrink-0 text-right">
      <span className={`block font-bold ${moved > 0 ? 'text-success' : ''}`}>{movedPoints(moved)}</span>
      <span className="block text-sm text-muted">{m.claim_link_balance({ points: points(balance) })}</span>
    </span>
  </li>
);

/** Ways to an account. A registration by this number verifies it by a code, which claims the points. */
const Ways = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const claim = href('/action/claim');
  return (
    <div className="stack gap-3">
      <p>{isSignedIn ? m.claim_link_text_member() : m.claim_link_text()}</p>
      {isSignedIn ? (
        <LinkButton to={claim} block>
          {m.claim_link_claim()}
        </LinkButton>
      ) : (
        <>
          <LinkButton to={href('/register')} block>
            {m.claim_link_register()}
          </LinkButton>
          <LinkButton to={`${href('/login')}?${new URLSearchParams({ returnTo: claim })}`} variant="secondary" block>
            {m.app_sign_in()}
          </LinkButton>
        </>
      )}
    </div>
  );
};

export default function ClaimLink({ loaderData: { page, isSignedIn } }: Route.ComponentProps) {
  const { group, phone, movements, isStopped } = page;
  return (
    <Column kind="form" className="stack">
      <PageHeader title={m.claim_link_title()} lead={<span translate="no">{group.name}</span>} />
      <Card className="stack">
        <div>
          <p className="text-sm text-muted">
            <span className="sr-only">{m.claim_phone()} </span>
            <span translate="no">{phone}</span>
          </p>
          <p className="text-3xl font-bold">{points(page.points)}</p>
        </div>
        <Ways isSignedIn={isSignedIn} />
      </Card>
      {movements.length > 0 && (
        <section className="stack gap-3" aria-labelledby="movements">
          <h2 id="movements" className="text-xl">
            {m.claim_link_movements()}
          </h2>
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {movements.map((movement) => (
                <Movement key={`${movement.createdAt} ${movement.balance}`} movement={movement} />
              ))}
            </ul>
          </Card>
        </section>
      )}
      <Card>
        <Form method="post" className="stack gap-3">
          <p className="text-sm text-muted">{isStopped ? m.claim_link_stopped_text() : m.claim_link_stop_text()}</p>
          <SubmitButton variant="secondary" name="intent" value={isStopped ? 'resume' : 'stop'} block>
            {isStopped ? m.claim_link_resume() : m.claim_link_stop()}
          </SubmitButton>
        </Form>
      </Card>
    </Column>
  );
}
