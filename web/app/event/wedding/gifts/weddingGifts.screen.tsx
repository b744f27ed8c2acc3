import type { GiftTotals as Totals } from '@m4u/contract/event/wedding/gifts';
import { giftsCsv } from '@m4u/contract/event/wedding/rules';
import Download from 'lucide-react/icons/download';
import Gift from 'lucide-react/icons/gift';
import Landmark from 'lucide-react/icons/landmark';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/weddingGifts.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { SearchForm } from '../../../ui/fields/SearchForm.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { WeddingTabs } from '../WeddingActions.tsx';
import { giftsPath, ownPath, thanksPath, transfersPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideOptions } from '../weddingWords.tsx';
import { giftFields } from './giftFields.tsx';
import { readGift } from './giftForm.server.ts';
import { GiftEntry } from './GiftEntry.tsx';
import { type GiftFilter, pageSize, readGifts } from './giftList.server.ts';
import { GiftRow } from './GiftRow.tsx';
import { GiftTotals } from './GiftTotals.tsx';
import { formatGift, giftWayOptions } from './giftWords.tsx';

/** Gifts to the couple, noted one after another (docs/rules/wedding.md#gifts-received); `?q=` and others filter the list. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    readGifts(context, id, request),
  ]);
  return { wedding, ...list, size: pageSize, clientId: crypto.randomUUID() };
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request, giftFields);
  if (form.intent === 'remove') {
    const { gift = '', for: side, by } = form.values;
    await api(context).wedding.removeGift({ params: { id, giftId: gift } });
    return redirect(withQuery(giftsPath(id), { for: side, by, after: gift }));
  }
  try {
    const { clientId } = form.values;
    const body = { ...readGift(form, true), ...(clientId && { clientId }) };
    const { data: gift } = await api(context).wedding.addGift({ params: { id }, body });
    const last = { for: gift.side, by: gift.way };
    setFlash(context, {
      kind: 'success',
      message: m.wedding_gift_added({ name: gift.name, gift: formatGift(gift) }),
      undo: { label: m.content_undo(), action: giftsPath(id), fields: { intent: 'remove', gift: gift._id, ...last } },
    });
    return redirect(withQuery(giftsPath(id), { ...last, after: gift._id }));
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_gifts()} · M4U` }];

const Filters = ({ id, filter }: { id: string; filter: GiftFilter }) => {
  const { q, side, way, thanked } = filter;
  const tabs = [
    ['', m.wedding_filter_all()],
    ['no', m.wedding_thanks_open()],
    ['yes', m.wedding_thanks_done()],
  ] as const;
  return (
    <>
      <SearchForm
        key={`${q} ${side} ${way} ${thanked}`}
        action={giftsPath(id)}
        value={q}
        label={m.wedding_gifts_search()}
        submitLabel={m.wedding_guests_search_do()}
        hiddenFields={{ thanked }}
        autoComplete="off"
      >
        <div className="grid grid-cols-2 gap-3">
          <Select
            name="side"
            label={m.wedding_gift_side()}
            defaultValue={side}
            options={[{ value: '', label: m.wedding_filter_side_any() }, ...weddingSideOptions()]}
          />
          <Select
            name="way"
            label={m.wedding_gift_way()}
            defaultValue={way}
            options={[{ value: '', label: m.wedding_gift_way_any() }, ...giftWayOptions()]}
          />
        </div>
      </SearchForm>
      <TabLinks
        isSecond
        label={m.wedding_thanks()}
        tabs={tabs.map(([value, label]) => ({
          to: withQuery(giftsPath(id), { ...filter, thanked: value }),
          label,
          current: thanked === value,
        }))}
      />
    </>
  );
};

const Tools = ({ id, totals: { gifts, unthanked } }: { id: string; totals: Totals }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={transfersPath(id)} icon={Landmark} variant="secondary">
      {m.wedding_transfers()}
    </LinkButton>
    <LinkButton to={thanksPath(id)} icon={HeartHandshake} variant="secondary">
      {unthanked > 0 ? m.wedding_thanks_some({ count: number(unthanked) }) : m.wedding_thanks()}
    </LinkButton>
    {gifts > 0 && (
      <LinkButton to={giftsCsv(id, locale())} reloadDocument download icon={Download} variant="secondary">
        {m.wedding_csv()}
      </LinkButton>
    )}
  </div>
);

/** The id of the gift to note, renewed only after one was noted: reading the list again must not empty its form. */
const useClientId = (fresh: string, after: string): string => {
  const [entry, setEntry] = useState({ id: fresh, after });
  const isNoted = after !== '' && after !== entry.after;
  if (isNoted) setEntry({ id: fresh, after });
  return isNoted ? fresh : entry.id;
};

export default function WeddingGifts({ loaderData, actionData }: Route.ComponentProps) {
  const { wedding, data: gifts, total, totals, page, size, filter, last } = loaderData;
  const clientId = useClientId(loaderData.clientId, last.after);
  const { _id: id } = wedding;
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Column kind="list">
      <PageHeader
        title={m.wedding_gifts()}
        lead={coupleNames(wedding)}
        back={{ to: ownPath(), label: m.wedding_own() }}
      />
      <WeddingTabs wedding={wedding} current="gifts" />
      <div className="stack">
        {/* The key empties the form for the next gift. */}
        <GiftEntry key={clientId} weddingId={id} clientId={clientId} last={last} reply={actionData} />
        <Tools id={id} totals={totals} />
        {totals.gifts > 0 && (
          <>
            <GiftTotals totals={totals} />
            <Filters id={id} filter={filter} />
          </>
        )}
        <ListView
          label={m.wedding_gifts()}
          page={page}
          total={total}
          size={size}
          rows={gifts.map((gift) => (
            <li key={gift._id}>
              <GiftRow weddingId={id} gift={gift} />
            </li>
          ))}
          empty={{ icon: Gift, title: m.wedding_gifts_empty(), text: m.wedding_gifts_empty_text() }}
          filtered={
            isFiltered && {
              found: m.wedding_gifts_found({ count: number(total) }),
              title: m.wedding_gifts_none_found(),
              clear: { to: giftsPath(id), label: m.wedding_gifts_clear() },
            }
          }
        />
      </div>
    </Column>
  );
}
