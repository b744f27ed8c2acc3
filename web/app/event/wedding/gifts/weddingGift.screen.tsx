import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import Trash2 from 'lucide-react/icons/trash-2';
import { redirect } from 'react-router';
import type { Route } from './+types/weddingGift.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { ConfirmDialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { giftsPath } from '../weddingPaths.tsx';
import { giftFields } from './giftFields.tsx';
import { readGift } from './giftForm.server.ts';
import { GiftForm } from './GiftForm.tsx';
import { findGivers } from './giftList.server.ts';
import { formatGift } from './giftWords.tsx';

/** One gift, to change or remove it; for a name alone with the guests that it may mean. */
export const loader = async ({ context, params: { id, gift: giftId } }: Route.LoaderArgs) => {
  requireReader(context, m.wedding_purpose());
  const { data: gift } = await api(context).wedding.gift({ params: { id, giftId } });
  return { id, gift, choices: gift.guest === null ? await findGivers(context, id, gift.name) : [] };
};

export const action = async ({ context, params: { id, gift: giftId }, request }: Route.ActionArgs) => {
  requireReader(context, m.wedding_purpose());
  const form = await readForm(request, giftFields);
  const params = { id, giftId };
  if (form.intent === 'remove') {
    await api(context).wedding.removeGift({ params });
    setFlash(context, { kind: 'success', message: m.wedding_gift_removed() });
    return redirect(giftsPath(id));
  }
  try {
    const { data } = await api(context).wedding.updateGift({ params, body: readGift(form, false) });
    setFlash(context, { kind: 'success', message: m.wedding_gift_saved({ name: data.name }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(giftsPath(id));
};

export const meta: Route.MetaFunction = () => [{ title: `${m.wedding_gift_edit()} · M4U` }];

const toStart = (gift: WeddingGift) => ({ ...gift, guest: gift.guest?._id ?? '', amount: gift.amount || '' });

const Remove = ({ gift }: { gift: WeddingGift }) => {
  const dialog = useDialog();
  return (
    <div>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.wedding_gift_remove()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.wedding_gift_remove()}
        question={m.wedding_gift_remove_question({ name: gift.name, gift: formatGift(gift) })}
        confirm={m.wedding_gift_remove()}
        fields={{ intent: 'remove' }}
      />
    </div>
  );
};

export default function WeddingGiftScreen({ loaderData: { id, gift, choices }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.wedding_gift_edit()}
        lead={gift.name}
        back={{ to: giftsPath(id), label: m.wedding_gifts() }}
      />
      <div className="stack">
        <Card>
          <GiftForm key={gift._id} weddingId={id} start={toStart(gift)} choices={choices} reply={actionData}>
            <SubmitButton name="intent" value="save" block>
              {m.wedding_gift_save()}
            </SubmitButton>
          </GiftForm>
        </Card>
        <Remove gift={gift} />
      </div>
    </Column>
  );
}
