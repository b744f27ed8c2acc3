import type { SubmissionResult } from '@conform-to/react';
import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import { THANKS_LENGTH } from '@m4u/contract/event/wedding/rules';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/weddingThanks.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { chosenIds } from '../../../platform/forms/chosen.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { number, phone } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckBox } from '../../../ui/fields/Checkbox.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { TextArea } from '../../../ui/fields/TextField.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { ListView } from '../../../ui/ListView.tsx';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { MessageRow } from '../guests/MessageRow.tsx';
import { giftsPath, thanksPath } from '../weddingPaths.tsx';
import { coupleNames, weddingSideWords } from '../weddingWords.tsx';
import { pageSize, readThanks } from './giftList.server.ts';
import { formatGift, namePlace, thanksFor, thanksText } from './giftWords.tsx';

/** Thanks to send, one giver after another (docs/rules/wedding.md#thanks); `?thanked=yes` has those that were sent. */
export const loader = async ({ context, params: { id }, request }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const [{ data: wedding }, list] = await Promise.all([
    api(context).wedding.edit({ params: { id } }),
    readThanks(context, id, request),
  ]);
  return { id, names: coupleNames(wedding), text: thanksText(list.thanks, wedding), ...list, size: pageSize };
};

type Context = Route.ActionArgs['context'];

/** Keeps the words; those of the product are kept as none, so that they follow the reader's language. */
const keepText = async (context: Context, id: string, { values: { text = '' } }: SentForm): Promise<void> => {
  const { data: wedding } = await api(context).wedding.edit({ params: { id } });
  const own = text.replaceAll('\r\n', '\n').trim();
  await api(context).wedding.setThanks({ params: { id }, body: { text: own === thanksText('', wedding) ? '' : own } });
  setFlash(context, { kind: 'success', message: m.wedding_thanks_text_saved() });
};

/** Notes that the chosen givers were thanked. */
const noteChosen = async (context: Context, id: string, form: SentForm): Promise<void> => {
  const giftIds = chosenIds(form);
  if (giftIds.length === 0) return setFlash(context, { kind: 'error', message: m.ui_batch_none() });
  await api(context).wedding.markThanked({ params: { id }, body: { giftIds } });
  setFlash(context, { kind: 'success', message: m.wedding_thanks_noted({ count: number(giftIds.length) }) });
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request);
  try {
    if (form.intent === 'text') await keepText(context, id, form);
    else if (form.intent === 'chosen') await noteChosen(context, id, form);
    else {
      const body = { giftIds: [form.values['row'] ?? ''], thanked: form.intent !== 'unthanked' };
      await api(context).wedding.markThanked({ params: { id }, body });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const { visit } = scopeOf(context);
  // Rows that note by themselves stay on the screen; all else asks for the list again.
  const isRow = form.intent === 'thanked' || form.intent === 'unthanked';
  return isRow && visit.isFetched ? null : redirect(visit.url.pathname + visit.url.search);
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_thanks()} · M4U` }];

/** The words of thanks, folded after the first look. */
const Words = ({ text }: { text: string }) => (
  <Card>
    <Form method="post" className="stack" preventScrollReset>
      <TextArea
        key={text}
        name="text"
        label={m.wedding_thanks_text()}
        hint={m.wedding_thanks_text_hint({ guest: namePlace() })}
        defaultValue={text}
        maxLength={THANKS_LENGTH}
        rows={3}
        translate="no"
      />
      <div>
        <SubmitButton name="intent" value="text" variant="secondary">
          {m.wedding_thanks_text_save()}
        </SubmitButton>
      </div>
    </Form>
  </Card>
);

/** The id of the form that notes the chosen rows. */
const CHOSEN_FORM = 'thanked';

const Row = ({ gift, text }: { gift: WeddingGift; text: string }) => {
  const { _id, name, side, thankedAt } = gift;
  const facts = [formatGift(gift), weddingSideWords[side](), phone(gift.phone ?? '')];
  return (
    <MessageRow
      id={_id}
      name={name}
      phone={gift.phone}
      message={thanksFor(text, name)}
      note={{ intent: 'thanked', label: m.wedding_thanks_note() }}
      takeBack={thankedAt === null ? undefined : { intent: 'unthanked', label: m.wedding_thanks_take_back() }}
      choice={
        thankedAt === null && (
          <CheckBox name="chosen" value={_id} form={CHOSEN_FORM} aria-label={m.wedding_thanks_choose({ name })} />
        )
      }
    >
      <span className="block text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</span>
      {thankedAt !== null && (
        <span className="block text-sm text-muted">
          {m.wedding_thanks_done()} <RelativeTime time={thankedAt} isWithin />
        </span>
      )}
    </MessageRow>
  );
};

/** Messages of a refused note, for readers without scripts. */
const refusalOf = (reply: SubmissionResult | null | undefined): readonly string[] =>
  Object.values(reply?.error ?? {}).flatMap((errors) => errors ?? []);

export default function WeddingThanks({ loaderData, actionData }: Route.ComponentProps) {
  const { id, names, text, data: gifts, total, totals, page, size, thanked } = loaderData;
  const { gifts: all, unthanked } = totals;
  const tabs = [
    ['no', m.wedding_thanks_open(), unthanked],
    ['yes', m.wedding_thanks_done(), all - unthanked],
  ] as const;
  return (
    <Column kind="detail">
      <PageHeader title={m.wedding_thanks()} lead={names} back={{ to: giftsPath(id), label: m.wedding_gifts() }} />
      <div className="group/thanks stack">
        <FormError errors={refusalOf(actionData)} />
        <p className="text-sm text-muted">{m.wedding_thanks_lead()}</p>
        <Words text={text} />
        <TabLinks
          label={m.wedding_thanks()}
          tabs={tabs.map(([value, label, count]) => ({
            to: withQuery(thanksPath(id), { thanked: value === 'no' ? undefined : value }),
            label,
            count,
            current: thanked === value,
          }))}
        />
        <ListView
          label={m.wedding_thanks()}
          page={page}
          total={total}
          size={size}
          rows={gifts.map((gift) => (
            <li key={gift._id}>
              <Row gift={gift} text={text} />
            </li>
          ))}
          empty={{
            icon: HeartHandshake,
            title: all > 0 && thanked === 'no' ? m.wedding_thanks_all() : m.wedding_thanks_none(),
          }}
        />
        <Form
          id={CHOSEN_FORM}
          method="post"
          preventScrollReset
          className="surface sticky bottom-[calc(var(--bar-room,5.5rem)+0.5rem)] z-10 hidden rounded-lg border border-line p-3 shadow-md group-has-[[name=chosen]:checked]/thanks:flex lg:bottom-4"
        >
          <SubmitButton name="intent" value="chosen">
            {m.wedding_thanks_note_chosen()}
          </SubmitButton>
        </Form>
      </div>
    </Column>
  );
}
