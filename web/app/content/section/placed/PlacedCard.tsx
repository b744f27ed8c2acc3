import type { PlacedPiece } from '@m4u/contract/content/section/placed';
import { m } from '../../../paraglide/messages.js';
import { date } from '../../../platform/language/formats.ts';
import { ContentCard, type ContentCardProps } from '../../item/ContentCard.tsx';
import { postPaths, productPaths } from '../../item/paths.tsx';
import { postTypeWords } from '../../post/postWords.tsx';
import { isPriced, ProductPrice } from '../../product/ProductPrice.tsx';

/** A member's post or product in a group, with its writer's name. Nothing says in which language it is written. */
export const PlacedCard = ({
  piece: { author, post, product },
  ...card
}: { piece: PlacedPiece } & Pick<ContentCardProps, 'heading' | 'priority'>) => {
  const item = post ?? product;
  if (!item) return null;
  return (
    <ContentCard item={item} to={(post ? postPaths : productPaths).one('member', item._id)} lang="" {...card}>
      {!author.closed && <span className="wrap-anywhere">{m.placement_by({ name: author.name })}</span>}
      {post && <span>{postTypeWords[post.postType]()}</span>}
      {post && <time dateTime={post.createdAt}>{date(post.createdAt)}</time>}
      {product && isPriced(product) && <ProductPrice product={product} />}
    </ContentCard>
  );
};

/** The post or product of a placed piece. */
export const contentOf = ({ post, product }: PlacedPiece): { readonly _id: string; readonly title: string } =>
  post ?? product ?? { _id: '', title: '' };
