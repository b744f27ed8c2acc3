import type { WishRow } from '@m4u/contract/event/wedding/guests';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/weddingWishes.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { readForm } from '../../../platform/forms/form.server.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { WeddingTabs } from '../WeddingActions.tsx';
import { ownPath, wishesPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideWords } from '../weddingWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

const wishStates = ['waiting', 'shown', 'hidden'] as const;

const wishStateWords: Readonly<Record<(typeof wishStates)[number], () => string>> = {
  waiting: m.wedding_wishes_waiting,
  shown: m.wedding_wishes_shown,
  hidden: m.wedding_wishes_hidden,
};

const noWishesWords: typeof wishStateWords = {
  waiting: m.wedding_wishes_none_waiting,
  shown: m.wedding_wishes_none_shown,
  hidden: m.wedding_wishes_none_hidden,
};

/** The wishes for a wedding, which the couple shows or hides; `?state=` filters them. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const state = wishStates.find((each) => each === searchParams.get('state')) ?? null;
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    api(context).wedding.wishes({ params: { id }, query: { page, ...(state && { state }) } }),
  ]);
  return { wedding, ...list, page, state };
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const { values, intent } = await readForm(request);
  const isShown = intent === 'show';
  await api(context).wedding.setWish({ params: { id, guestId: values['guest'] ?? '' }, body: { shown: isShown } });
  setFlash(context, {
    kind: 'success',
    message: isShown ? m.wedding_wish_now_shown() : m.wedding_wish_now_hidden(),
  });
  return redirect(`${wishesPath(id)}${new URL(request.url).search}`);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_wishes()} · M4U` }];

const Wish = ({ row: { _id, name, side, wish, state, at } }: { row: WishRow }) => (
  <Card as="article" aria-label={m.wedding_wish_of({ name })}>
    <div className="stack gap-3">
      <p className="text-lg whitespace-pre-line wrap-anywhere">{wish}</p>
      <p className="text-sm text-muted">
        <span translate="no">{name}</span> · {weddingSideWords[side]()} · <RelativeTime time={at} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tag>{wishStateWords[state]()}</Tag>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="guest" value={_id} />
          {state !== 'hidden' && (
            <SubmitButton name="intent" value="hide" variant="secondary" icon={EyeOff}>
              {m.wedding_wish_hide()}
            </SubmitButton>
          )}
          {state !== 'shown' && (
            <SubmitButton name="intent" value="show" icon={Check}>
              {m.wedding_wish_show()}
            </SubmitButton>
          )}
        </Form>
      </div>
    </div>
  </Card>
);

export default function WeddingWishes({ loaderData }: Route.ComponentProps) {
  const { wedding, data: wishes, total, waiting, page, state } = loaderData;
  const path = wishesPath(wedding._id);
  return (
    <Column kind="list">
      <PageHeader
        title={m.wedding_wishes()}
        lead={coupleNames(wedding)}
        back={{ to: ownPath(), label: m.wedding_own() }}
      />
      <WeddingTabs wedding={wedding} current="wishes" />
      <div className="stack">
        {!wedding.showWishes && <p className="text-muted">{m.wedding_wishes_off()}</p>}
        <TabLinks
          isSecond
          label={m.wedding_wishes_which()}
          tabs={[
            { to: path, label: m.wedding_filter_all(), current: state === null },
            ...wishStates.map((each) => ({
              to: `${path}?state=${each}`,
              label: wishStateWords[each](),
              ...(each === 'waiting' && waiting > 0 && { count: waiting }),
              current: state === each,
            })),
          ]}
        />
        <ListView
          shape="cards"
          page={page}
          total={total}
          rows={wishes.map((row) => (
            <li key={row._id}>
              <Wish row={row} />
            </li>
          ))}
          empty={{ icon: MessageCircleHeart, title: m.wedding_wishes_empty(), text: m.wedding_wishes_empty_text() }}
          filtered={
            state !== null && { title: noWishesWords[state](), clear: { to: path, label: m.wedding_wishes_see_all() } }
          }
        />
      </div>
    </Column>
  );
}
