import Printer from 'lucide-react/icons/printer';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';

/** Prints the page; without scripts the browser's own menu is used. */
export const PrintButton = ({ className }: { className?: string }) =>
  useHydrated() ? (
    <Button variant="secondary" icon={Printer} className={className} onClick={() => window.print()}>
      {m.cv_print()}
    </Button>
  ) : null;
