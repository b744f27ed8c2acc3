import { randomInt } from 'node:crypto';
import { speakableCode } from '@m4u/contract/commerce/discount/rules';
import { redirect } from 'react-router';
import type { Route } from './+types/discountNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, readValues } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { discountFields, DiscountForm } from './DiscountForm.tsx';
import { managePath } from './discountPaths.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** Form with which a group's admin creates a discount (`?groupId=`). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.discount_purpose());
  return { group: await readManaged(context, request), suggestion: speakableCode(randomInt) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.discount_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, discountFields);
  try {
    const body = { ...readValues(discountFields, form), groupId };
    const { data } = await api(context).discountGroup.create({ body });
    setFlash(context, { kind: 'success', message: m.discount_made({ name: data.name, code: data.code }) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(managePath(groupId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.discount_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function DiscountNew({ loaderData: { group, suggestion }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.discount_new()}
        lead={group.name}
        back={{ to: managePath(group._id), label: m.discount_back() }}
      />
      <DiscountForm suggestion={suggestion} reply={actionData} submit={m.discount_add()} />
    </Column>
  );
}
