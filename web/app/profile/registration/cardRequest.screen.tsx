import { CARD_TEXT } from '@m4u/contract/profile/registration/cardDesign';
import { href } from 'react-router';
import type { Route } from './+types/cardRequest.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { codePathOf } from './order/cardCode.server.ts';
import { cardSideStyle } from './order/cardSideStyle.tsx';
import { CardShopPage } from './order/CardShopPage.tsx';
import { beginRegistration, readBeginning } from './signup.server.ts';

/**
 * The shop for printed cards, for anyone; members order under their agency (docs/rules/registration.md#the-card).
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { reader } = scopeOf(context).page;
  const [beginning, { data: shop }, member] = await Promise.all([
    readBeginning(context),
    api(context).registration.cardShop(),
    reader ? api(context).member.view({ params: { id: reader.memberId } }) : null,
  ]);
  const agency = member?.data.agency ?? null;
  const agencies = agency ? [{ _id: agency._id, name: agency.name }] : [];
  return { ...beginning, shop, code: codePathOf(shop.page.address), agencies };
};

export const action = ({ context, request }: Route.ActionArgs) => beginRegistration(context, request, 'request');

/** On phones the order stands at the foot of the screen, where the bar would be. */
export const handle = { fullWidth: true, ownHead: true, appHead: true };

export const links = cardSideStyle;

export const meta: Route.MetaFunction = shareMeta<typeof loader>(() => ({
  name: m.card_order_title(),
  title: m.card_order_title(),
  description: m.registration_request_lead(),
  image: null,
  canonical: href('/action/cards/request'),
  indexed: false,
}));

export default function CardRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { challenge, agencies, shop, code, ...values } = loaderData;
  return (
    <CardShopPage
      shop={shop}
      code={code}
      values={{
        ...values,
        displayName: shop.name.length <= CARD_TEXT.displayName ? shop.name : '',
        title: shop.title,
        finish: 'plastic',
        emblemId: shop.emblems[0]?._id ?? '',
        quantity: '1',
        agencyId: '',
      }}
      agencies={agencies}
      challenge={challenge}
      sent={actionData}
    />
  );
}
