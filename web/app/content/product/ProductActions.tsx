import { type RequestKind, listRequestKinds } from '@m4u/contract/commerce/order/request.rules';
import type { Product } from '@m4u/contract/content/product/schema';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Phone from 'lucide-react/icons/phone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { ContentOwner } from '../item/owner.server.ts';
import { shopTypeBuyWords } from './productWords.tsx';

interface Way {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** Contact link of a product: the owner's choice, or the form for a message on their page. */
const contactLink = (link: string | null, slug: string): Way => {
  if (link === null) return { to: href('/contact/:id', { id: slug }), icon: MessageCircle, label: m.product_ask() };
  if (/^tel:/i.test(link)) return { to: link, icon: Phone, label: m.product_call() };
  if (/^mailto:/i.test(link)) return { to: link, icon: Mail, label: m.product_mail() };
  if (/^(?:zalo:|https?:\/\/(?:www\.)?zalo\.me\/)/i.test(link))
    return { to: link, icon: MessageCircle, label: m.product_zalo() };
  return { to: link, icon: ExternalLink, label: m.product_contact() };
};

const requestPath = (product: string, kind: RequestKind): string =>
  `${href('/action/request')}?${new URLSearchParams({ product, kind })}`;

interface RequestLinkProps {
  product: Product;
  kind: RequestKind;
  /** The main action, in a row of its own. */
  first?: boolean;
}

/** Link to request an order or a quote from the group. */
const RequestLink = ({ product: { _id }, kind, first = false }: RequestLinkProps) => (
  <LinkButton
    to={requestPath(_id, kind)}
    icon={kind === 'order' ? ShoppingCart : MessageCircleQuestionMark}
    size="lg"
    variant={first ? 'primary' : 'secondary'}
    block={first}
  >
    {kind === 'order' ? m.request_order() : m.request_quote()}
  </LinkButton>
);

/** Confirmation of the order or question that a visitor has just sent. */
const Sent = () => {
  const flash = usePage()?.flash;
  if (!flash?.isInPage) return null;
  return (
    <output className="surface flex items-start gap-3 rounded-md border border-line p-4">
      <CircleCheck aria-hidden size={24} className="shrink-0 text-success" />
      <span className="wrap-anywhere">{flash.message}</span>
    </output>
  );
};

/** Other sites open in a new tab. */
const newTabProps = (to: string) => (/^https?:/i.test(to) ? { target: '_blank', rel: 'noopener nofollow' } : {});

/** The reader's actions for a product: order from a group, contact the owner, open the shop. */
export const ProductActions = ({ product, owner }: { product: Product; owner: ContentOwner }) => {
  const contact = contactLink(product.contactLink, owner.slug);
  const { shopLink, shopType } = product;
  // Owners cannot send a message to themselves.
  const isOwn = product.can.update && product.contactLink === null;
  if (isOwn && shopLink === null) return null;
  const [first, ...others] = owner.kind === 'group' && !product.can.update ? listRequestKinds(product) : [];
  return (
    <div className="no-print flex flex-col gap-2 pt-4">
      <Sent />
      {first && <RequestLink product={product} kind={first} first />}
      <div className="flex flex-wrap gap-2 *:grow">
        {others.map((kind) => (
          <RequestLink key={kind} product={product} kind={kind} />
        ))}
        {!isOwn && (
          <LinkButton
            to={contact.to}
            icon={contact.icon}
            size="lg"
            variant={first ? 'secondary' : 'primary'}
            {...newTabProps(contact.to)}
          >
            {contact.label}
          </LinkButton>
        )}
        {shopLink !== null && (
          <LinkButton
            to={shopLink}
            icon={ShoppingBag}
            size="lg"
            variant={isOwn ? 'primary' : 'secondary'}
            {...newTabProps(shopLink)}
          >
            {shopTypeBuyWords[shopType ?? 'other']()}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
