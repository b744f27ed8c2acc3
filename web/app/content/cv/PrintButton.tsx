import Printer from 'lucide-react/icons/printer';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { useScripted } from '../../ui/scripted.ts';

/** Prints the page; without scripts the browser's own menu is used. */
export const PrintButton = () =>
  useScripted() ? (
    <Button variant="secondary" icon={Printer} className="max-sm:hidden" onClick={() => window.print()}>
      {m.cv_print()}
    </Button>
  ) : null;
