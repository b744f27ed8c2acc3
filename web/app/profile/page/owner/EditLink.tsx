import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconLink } from '../../../ui/Button.tsx';

/** The owner's edit button on a part of their page. */
export const EditLink = ({ to, label }: { to: string; label: string }) => (
  <IconLink
    to={to}
    label={label}
    icon={Pencil}
    preventScrollReset
    className="no-print surface border border-line shadow-sm"
  />
);

/** Link to fill an empty part of the page. */
export const AddPart = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    preventScrollReset
    className="mt-2 flex min-h-14 items-center justify-center gap-2 rounded-md border-2 border-dashed border-control px-4 py-2 text-center font-semibold hover:bg-sunken"
  >
    <Plus aria-hidden size={20} />
    {children}
  </Link>
);
