import type { SubmissionResult } from '@conform-to/react';
import { DAY } from '@m4u/contract/durations';
import { invitationPath } from '@m4u/contract/event/wedding/rules';
import type { WeddingTotals } from '@m4u/contract/event/wedding/guests';
import QrCode from 'lucide-react/icons/qr-code';
import Send from 'lucide-react/icons/send';
import { redirect } from 'react-router';
import type { Route } from './+types/weddingSend.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { date, number } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { codesPath, guestsPath, sendPath } from '../weddingPaths.tsx';
import { coupleNames, toIsoDay } from '../weddingWords.tsx';
import { pageSize, readLinks } from './guestList.server.ts';
import { NoGuests } from './NoGuests.tsx';
import { RemindRow, SendRow } from './SendRow.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Links of guests to send, one after another (docs/rules/wedding.md#sending); `?link=` says which ones. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    readLinks(context, id, request),
  ]);
  const lastDay = wedding.replyUntil ?? toIsoDay(wedding.weddingDay);
  const isClosed = Date.now() >= Date.parse(`${lastDay}T00:00:00+07:00`) + DAY;
  return { wedding, isClosed, lastDay, ...list, size: pageSize, origin: scopeOf(context).page.origin };
};

/** Notes that a guest's link was sent or the guest reminded, or takes the note back. */
export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  const guestIds = [form.values['row'] ?? ''];
  const { wedding } = api(context);
  try {
    if (form.intent === 'reminded' || form.intent === 'unreminded')
      await wedding.markReminded({ params: { id }, body: { guestIds, reminded: form.intent === 'reminded' } });
    else await wedding.markSent({ params: { id }, body: { guestIds, sent: form.intent !== 'unsent' } });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const { visit } = scopeOf(context);
  // Without scripts the list is asked for again, so that a reload notes nothing twice.
  return visit.isFetched ? null : redirect(visit.url.pathname + visit.url.search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_send()} · M4U` }];

const Links = ({ id, link, totals }: { id: string; link: string; totals: WeddingTotals }) => {
  const tabs = [
    ['unsent', m.wedding_send_unsent(), totals.unsent],
    ['unopened', m.wedding_send_unopened(), totals.unopened],
    ['opened', m.wedding_send_opened(), totals.opened],
    ['silent', m.wedding_send_silent(), totals.silent],
  ] as const;
  return (
    <TabLinks
      label={m.wedding_send()}
      tabs={tabs.map(([value, label, count]) => ({
        to: withQuery(sendPath(id), { link: value === 'unsent' ? undefined : value }),
        label,
        count,
        current: link === value,
      }))}
    />
  );
};

/** Messages of a refused note, for readers without scripts. */
const refusalOf = (reply: SubmissionResult | null | undefined): readonly string[] =>
  Object.values(reply?.error ?? {}).flatMap((errors) => errors ?? []);

export default function WeddingSend({
  loaderData: { wedding, isClosed, lastDay, data, total, totals, page, size, link, origin },
  actionData,
}: Route.ComponentProps) {
  const { _id: id } = wedding;
  const names = coupleNames(wedding);
  const until = date(lastDay);
  const linkOf = ({ code }: { code: string }) => origin + invitationPath(wedding, code);
  return (
    <Column kind="detail">
      <PageHeader
        title={m.wedding_send()}
        lead={names}
        back={{ to: guestsPath(id), label: m.wedding_guests() }}
        actions={
          totals.invited > 0 && (
            <LinkButton to={codesPath(id)} icon={QrCode} variant="secondary">
              {m.wedding_codes()}
            </LinkButton>
          )
        }
      />
      <div className="stack">
        <FormError errors={refusalOf(actionData)} />
        {wedding.status !== 'ACTIVE' && <p className="text-sm text-danger">{m.wedding_send_unpublished()}</p>}
        <p className="text-sm text-muted">
          {link !== 'silent'
            ? m.wedding_send_lead()
            : isClosed
              ? m.wedding_remind_closed({ day: until })
              : m.wedding_remind_lead({ day: until })}
        </p>
        {totals.invited === 0 ? (
          <NoGuests id={id} />
        ) : (
          <>
            <Links id={id} link={link} totals={totals} />
            <ListView
              label={m.wedding_send()}
              page={page}
              total={total}
              size={size}
              count={m.wedding_guests_found({ count: number(total) })}
              rows={data.map((guest) => (
                <li key={guest._id}>
                  {link === 'silent' ? (
                    <RemindRow guest={guest} names={names} link={linkOf(guest)} until={isClosed ? undefined : until} />
                  ) : (
                    <SendRow guest={guest} names={names} link={linkOf(guest)} />
                  )}
                </li>
              ))}
              empty={{ icon: Send, title: link === 'unsent' ? m.wedding_send_done() : m.wedding_send_none() }}
            />
          </>
        )}
      </div>
    </Column>
  );
}
