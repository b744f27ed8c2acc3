import type { WeddingDesign } from '@m4u/contract/event/wedding/schema';

/** Petals that fall beside the names of the first screen, moved by styles alone; the modern design has none. */
export const Petals = ({ design }: { design: WeddingDesign }) =>
  design === 'minimal' ? null : (
    <span aria-hidden className="w-petals no-print">
      {Array.from({ length: 10 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
