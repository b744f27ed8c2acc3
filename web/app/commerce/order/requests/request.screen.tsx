import { Id } from '@m4u/contract/common';
import { REQUEST_KINDS, type RequestKind, listRequestKinds } from '@m4u/contract/commerce/order/request.rules';
import MessageCircle from 'lucide-react/icons/message-circle';
import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/request.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { readChallenge } from '../../../platform/forms/challenge.server.ts';
import { phone } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { readUncachedFace } from '../../../profile/page/links/bioLink.server.ts';
import { Portrait } from '../../../profile/page/show/ProfileHead.tsx';
import { ThemedPage } from '../../../profile/theme/ThemedPage.tsx';
import { readOwnCard } from '../../../profile/page/owner/ownCard.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RequestForm } from './RequestForm.tsx';
import { sendRequest } from './requestForm.server.ts';
import { takePerson } from './typedPerson.server.ts';

const readKind = (text: string | null): RequestKind | undefined => REQUEST_KINDS.find((kind) => kind === text);

/** Reads the product of `?product=`; redirects to /404 when the reader may not see it. */
const readProduct = async (context: Route.LoaderArgs['context'], pattern: string, id: string) => {
  const load = async () => api(context).product.get({ params: { id: Id.parse(id) }, query: { isBrand: true } });
  return (await loadOrNotFound(context, pattern, load())).data;
};

/** Form to order a product of a group or to ask for a quote (docs/rules/point.md#requests). */
export const loader = async ({ context, request, pattern }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const product = await readProduct(context, pattern, searchParams.get('product') ?? '');
  const { reader } = scopeOf(context).page;
  const [face, challenge, profile, card] = await Promise.all([
    readUncachedFace(context, pattern, product.owner.id),
    readChallenge(context, 'request'),
    reader ? api(context).auth.profile() : null,
    readOwnCard(context),
  ]);
  if (face.locked) throw redirect(face.path);
  const { _id, title, cover, price, listedPrice } = product;
  const kinds = listRequestKinds(product);
  const typed = takePerson(context, product._id);
  const wished = readKind(searchParams.get('kind'));
  return {
    product: { _id, title, cover, price, listedPrice },
    kinds,
    face: {
      kind: face.owner.kind,
      name: face.name,
      portrait: face.portrait,
      theme: face.theme,
      lang: face.lang,
      path: face.path,
    },
    slug: face.urlMinify ?? face.owner.id,
    challenge,
    clientId: crypto.randomUUID(),
    isVisitor: reader === null,
    start: {
      kind: wished && kinds.includes(wished) ? wished : (kinds[0] ?? 'quote'),
      quantity: searchParams.get('quantity')?.slice(0, 20) ?? '1',
      note: searchParams.get('note')?.slice(0, 1000) ?? '',
      name: typed.name || (profile?.data.name ?? ''),
      // An account without a phone number may have one on the member's contact card.
      phone: typed.phone || phone(profile?.data.phone ?? card?.phone ?? ''),
    },
  };
};

export const action = ({ context, request }: Route.ActionArgs) => sendRequest(context, request);

/** Reloads after a refusal too, so that a reader who gets “the price has changed” sees the new price. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${m.request_order()}${loaderData ? ` · ${loaderData.product.title}` : ''} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export const handle = { fullWidth: true };

export default function RequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { face, kinds, start, slug } = loaderData;
  return (
    <ThemedPage theme={face.theme}>
      <div className="mx-auto max-w-column px-4 pt-8 pb-[calc(2rem+var(--bar-room,0px))]">
        <header className="flex flex-col items-center pb-5 text-center">
          <Portrait name={face.name} kind={face.kind} picture={face.portrait} size={64} />
          <h1 className="mt-2 text-xl text-balance wrap-anywhere">
            {kinds.length === 1 && start.kind === 'quote' ? m.request_quote() : m.request_order()}
          </h1>
          <p lang={face.lang} className="wrap-anywhere">
            {face.name}
          </p>
        </header>
        <Card>
          {kinds.length > 0 ? (
            <RequestForm {...loaderData} seller={face} reply={actionData} />
          ) : (
            <EmptyState
              icon={MessageCircle}
              title={m.request_none_title()}
              action={<LinkButton to={href('/contact/:id', { id: slug })}>{m.request_write()}</LinkButton>}
            >
              {m.request_none_text({ name: face.name })}
            </EmptyState>
          )}
        </Card>
      </div>
    </ThemedPage>
  );
}
