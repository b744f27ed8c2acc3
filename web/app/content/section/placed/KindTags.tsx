import { m } from '../../../paraglide/messages.js';
import { Tag, Tags } from '../../../ui/Tag.tsx';

const kindWords = {
  '': m.placement_kind_all,
  post: m.placement_kind_post,
  product: m.placement_kind_product,
} as const;
type KindChoice = keyof typeof kindWords;

/** Links that narrow a list of members' pieces to posts or products. */
export const KindTags = ({ chosen, pathTo }: { chosen: KindChoice; pathTo: (kind: KindChoice) => string }) => (
  <Tags label={m.placement_kinds()} wrap>
    {(Object.keys(kindWords) as KindChoice[]).map((kind) => (
      <Tag key={kind} to={pathTo(kind)} current={kind === chosen}>
        {kindWords[kind]()}
      </Tag>
    ))}
  </Tags>
);
