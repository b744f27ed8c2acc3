import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

export interface FoldProps {
  icon?: LucideIcon;
  title: string;
  /** Names what is inside, so that nobody has to open it to know. */
  text: string;
  id?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a long screen that is rarely needed: a row that opens, also without scripts. */
export const Fold = ({ icon: Icon, title, text, id, isOpen = false, children }: FoldProps) => (
  <details id={id} open={isOpen} className="group">
    <summary className="surface flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg border border-line px-4 py-2 shadow-sm hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
      {Icon && <Icon aria-hidden size={22} className="shrink-0 text-accent-ink" />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronDown aria-hidden size={20} className="-mx-1 shrink-0 text-muted group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
