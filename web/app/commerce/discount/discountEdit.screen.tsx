import type { GroupDiscount } from '@m4u/contract/commerce/discount/schema';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form, href, redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/discountEdit.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues, type SentForm } from '../../platform/forms/form.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { Button, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CopyButton } from '../../ui/sharing/CopyButton.tsx';
import { ShareButton } from '../../ui/sharing/ShareButton.tsx';
import { ShownCode } from '../../ui/sharing/ShownCode.tsx';
import { discountFields, DiscountForm } from './DiscountForm.tsx';
import { editPath, managePath } from './discountPaths.tsx';
import { formatDiscount } from '../../content/section/offers/offerWords.tsx';
import { DiscountStateTag } from './discountWords.tsx';
import { Uses } from './ManagedDiscount.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Screen with which a group's admins edit, deactivate and delete a discount. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  const { data } = await api(context).discountGroup.get({ params: { id } });
  const { _id, urlMinify } = data.group;
  const shown = `${href('/mbg/:id', { id: urlMinify ?? _id })}#offers`;
  return { discount: data, address: scopeOf(context).page.origin + shown };
};

const toDiscountBody = (form: SentForm) => {
  switch (form.intent) {
    case 'remove':
      return { deleted: true } as const;
    case 'off':
      return { active: false };
    case 'on':
      return { active: true };
    default:
      return readValues(discountFields, form);
  }
};

const formatDone = (intent: string, { name }: GroupDiscount): string => {
  switch (intent) {
    case 'remove':
      return m.discount_removed({ name });
    case 'off':
      return m.discount_turned_off({ name });
    case 'on':
      return m.discount_turned_on({ name });
    default:
      return m.discount_saved();
  }
};

const changeDiscount = async (
  context: Readonly<RouterContextProvider>,
  id: string,
  form: SentForm,
): Promise<GroupDiscount> => {
  const { data } = await api(context).discountGroup.update({ params: { id }, body: toDiscountBody(form) });
  setFlash(context, { kind: 'success', message: formatDone(form.intent, data) });
  return data;
};

export const action = async ({ context, params: { id }, request }: Route.ActionArgs) => {
  requireReader(context, m.discount_purpose());
  const form = await readForm(request, discountFields);
  let changed: GroupDiscount;
  try {
    changed = await changeDiscount(context, id, form);
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(form.intent === 'on' || form.intent === 'off' ? editPath(id) : managePath(changed.groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.discount_edit()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

const Head = ({ discount }: { discount: GroupDiscount }) => (
  <Card>
    <div className="stack gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-lg font-semibold">{formatDiscount(discount)}</p>
        <DiscountStateTag state={discount.state} />
      </div>
      <Uses discount={discount} />
    </div>
  </Card>
);

/** Shares the place where everybody sees a running discount: the group's page. */
const Share = ({ discount, address }: { discount: GroupDiscount; address: string }) => (
  <Card as="section" aria-labelledby="share">
    <div className="stack gap-3">
      <h2 id="share" className="text-lg">
        {m.discount_share()}
      </h2>
      <p className="text-muted">{m.discount_share_text()}</p>
      <ShownCode url={address} />
      <div className="flex flex-wrap justify-center gap-3">
        <ShareButton
          url={address}
          title={`${formatDiscount(discount)} · ${discount.group.name}`}
          text={discount.name}
          variant="primary"
        />
        <CopyButton text={address} />
      </div>
    </div>
  </Card>
);

const OnOff = ({ active }: { active: boolean }) => (
  <Card>
    <Form method="post" className="stack gap-3">
      <p>{active ? m.discount_off_text() : m.discount_on_text()}</p>
      <div>
        <SubmitButton
          name="intent"
          value={active ? 'off' : 'on'}
          variant={active ? 'secondary' : 'primary'}
          icon={active ? PowerOff : Power}
        >
          {active ? m.discount_turn_off() : m.discount_turn_on()}
        </SubmitButton>
      </div>
    </Form>
  </Card>
);

const Remove = ({ discount: { name, code } }: { discount: GroupDiscount }) => {
  const dialog = useDialog();
  return (
    <div>
      <Button variant="quietDanger" icon={Trash2} {...dialog.trigger}>
        {m.discount_remove_title()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.discount_remove_title()}
        question={m.discount_remove_question({ name, code })}
        confirm={m.discount_remove()}
        fields={{ intent: 'remove' }}
      />
    </div>
  );
};

export default function DiscountEdit({ loaderData: { discount, address }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.discount_edit()}
        lead={`${discount.name} · ${discount.group.name}`}
        back={{ to: managePath(discount.groupId), label: m.discount_back() }}
      />
      <div className="stack">
        <Head discount={discount} />
        {discount.state === 'running' && !discount.group.closed && <Share discount={discount} address={address} />}
        {!discount.active && <OnOff active={false} />}
        <DiscountForm discount={discount} reply={actionData} submit={m.discount_save()} />
        {discount.active && <OnOff active />}
        <Remove discount={discount} />
      </div>
    </Column>
  );
}
