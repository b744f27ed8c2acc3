import type { Product } from '@m4u/contract/content/product.schema';
import type { LucideIcon } from 'lucide-react';
import ExternalLink from 'lucide-react/icons/external-link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/Button.tsx';
import type { ContentOwner } from '../item/owner.server.ts';
import { shopWords } from './productWords.tsx';

interface Way {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** How to reach who offers it: the way they chose, or a message on their page. */
const contactOf = (link: string | null, slug: string): Way => {
  if (link === null) return { to: href('/contact/:id', { id: slug }), icon: MessageCircle, label: m.product_ask() };
  if (/^tel:/i.test(link)) return { to: link, icon: Phone, label: m.product_call() };
  if (/^mailto:/i.test(link)) return { to: link, icon: Mail, label: m.product_mail() };
  if (/^(?:zalo:|https?:\/\/(?:www\.)?zalo\.me\/)/i.test(link))
    return { to: link, icon: MessageCircle, label: m.product_zalo() };
  return { to: link, icon: ExternalLink, label: m.product_contact() };
};

/** Another site opens beside this one. */
const beside = (to: string) => (/^https?:/i.test(to) ? { target: '_blank', rel: 'noopener nofollow' } : {});

/** What the reader can do about a product: reach who offers it, and buy it where it is sold. */
export const ProductActions = ({ product, owner }: { product: Product; owner: ContentOwner }) => {
  const contact = contactOf(product.contactLink, owner.slug);
  const { shopLink, shopType } = product;
  // Nobody asks themselves.
  const isOwn = product.can.update && product.contactLink === null;
  if (isOwn && shopLink === null) return null;
  return (
    <div className="no-print flex flex-wrap gap-2 pt-4 *:min-w-40 *:flex-1">
      {!isOwn && (
        <LinkButton to={contact.to} icon={contact.icon} size="lg" {...beside(contact.to)}>
          {contact.label}
        </LinkButton>
      )}
      {shopLink !== null && (
        <LinkButton
          to={shopLink}
          icon={ShoppingBag}
          size="lg"
          variant={isOwn ? 'primary' : 'secondary'}
          {...beside(shopLink)}
        >
          {shopWords[shopType ?? 'other'].buy()}
        </LinkButton>
      )}
    </div>
  );
};
