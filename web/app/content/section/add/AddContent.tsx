import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { EditAt } from '../../../profile/page/show/sectionParts.tsx';
import type { Addition } from '../../../profile/page/show/PublicPage.tsx';
import { Dialog, useDialog } from '../../../ui/overlays/Dialog.tsx';
import type { SectionOwner } from '../PageSections.tsx';
import { type AddedKind, listKinds } from './kinds.tsx';

const Kinds = ({ kinds, onChoose }: { kinds: readonly AddedKind[]; onChoose?: () => void }) => (
  <ul className="grid">
    {kinds.map(({ icon: Icon, label, to }) => (
      <li key={label}>
        <Link
          to={to}
          onClick={onChoose}
          preventScrollReset
          className="flex min-h-15 items-center gap-3 rounded-md font-semibold hover:bg-sunken"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
            <Icon aria-hidden size={20} />
          </span>
          <span className="min-w-0 flex-1 wrap-break-word">{label}</span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);

/**
 * The one button by which an owner adds content to their page, since sections without content are not on it, and the
 * sheet of kinds that it opens. Without scripts the kinds stand on the page. Undefined for other readers. A hook for a
 * screen's component.
 */
export const useAddContent = (
  owner: SectionOwner,
  editAt: EditAt,
  options?: Parameters<typeof listKinds>[2],
): Addition | undefined => {
  const dialog = useDialog();
  if (!editAt) return undefined;
  const { trigger, show: _, ...shown } = dialog;
  const kinds = listKinds(owner, editAt, options);
  return {
    button: (
      <div className="no-print">
        <noscript>
          <style>{'.opens-kinds { display: none }'}</style>
          <Kinds kinds={kinds} />
        </noscript>
        <button
          type="button"
          {...trigger}
          className="opens-kinds surface flex min-h-14 w-full items-center justify-center gap-2 rounded-lg border border-line px-4 py-2 font-semibold shadow-sm hover:bg-sunken"
        >
          <Plus aria-hidden size={20} />
          {m.section_add_content()}
        </button>
      </div>
    ),
    sheet: (
      <Dialog {...shown} title={m.section_add_content()} description={m.section_add_text()}>
        <Kinds kinds={kinds} onChoose={dialog.onClose} />
      </Dialog>
    ),
  };
};
