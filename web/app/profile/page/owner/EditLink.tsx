import Pencil from 'lucide-react/icons/pencil';
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
