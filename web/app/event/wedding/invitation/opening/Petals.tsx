import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';

/** Designs in which nothing falls. */
const stillDesigns: readonly WeddingDesign[] = ['minimal', 'photo'];

/** Petals that fall beside the names of the first screen, moved by styles alone; modern designs have none. */
export const Petals = ({ design }: { design: WeddingDesign }) =>
  stillDesigns.includes(design) ? null : (
    <span aria-hidden className="w-petals no-print">
      {Array.from({ length: 10 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
