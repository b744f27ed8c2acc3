import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { FieldSource } from './field.tsx';

export interface FoldedPartProps {
  title: string;
  /** Summary of its contents, shown while it is closed. */
  summary?: string;
  /** Its fields: it is open when one of them has a value or an error. */
  fields?: readonly FieldSource[];
  /** Whether it has something beside the fields, such as rows. */
  isFilled?: boolean;
  children: ReactNode;
}

/** A part of a form for what is rarely needed; closed until it has something. Works without scripts. */
export const FoldedPart = ({ title, summary, fields = [], isFilled = false, children }: FoldedPartProps) => {
  const isOpen =
    isFilled || fields.some(({ defaultValue, errors }) => Boolean(defaultValue) || (errors?.length ?? 0) > 0);
  return (
    <details open={isOpen} className="group/folded border-t border-line">
      <summary className="grid min-h-15 grid-cols-[1fr_auto] content-center items-center gap-x-3 py-2">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown aria-hidden size={22} className="transition group-open/folded:rotate-180" />
        {summary !== undefined && <span className="text-sm text-muted group-open/folded:hidden">{summary}</span>}
      </summary>
      <div className="stack pt-2 pb-5">{children}</div>
    </details>
  );
};
