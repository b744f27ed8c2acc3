import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useTableAddress } from './tableAddress.ts';

/** A filter in use. */
export interface FilterChip {
  /** Parameter of the address. */
  readonly name: string;
  readonly label: string;
}

/** The filters in use; each is a link to the list without it. */
export const FilterChips = ({ chips }: { chips: readonly FilterChip[] }) => {
  const toAddress = useTableAddress();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={m.ui_filters()} className="flex flex-wrap gap-2">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={toAddress({ [name]: null, page: null, open: null })}
            className="inline-flex min-h-11 items-center gap-2 rounded-md bg-accent-soft px-3.5 text-sm font-semibold text-accent-ink lg:min-h-10"
          >
            <span className="sr-only">{m.ui_filter_remove()}</span>
            {label}
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
