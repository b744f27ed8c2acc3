import ScrollText from 'lucide-react/icons/scroll-text';
import { href, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Screens on which the terms are shown and answered; no hint there. */
const THERE = [href('/terms'), href('/action/privacy')];

/**
 * Shows a link to the terms to members who have not accepted the current version: they joined by a provider, a partner
 * or an invitation, or the terms have changed.
 */
export const TermsDue = () => {
  const { pathname } = useLocation();
  if (THERE.some((path) => pathname.startsWith(path))) return null;
  return (
    <Card
      as="section"
      padded={false}
      aria-label={m.consent_terms()}
      className="no-print mt-4 flex items-center gap-4 px-4 py-1 sm:px-5"
    >
      <ScrollText aria-hidden size={20} className="shrink-0 text-muted" />
      <div className="flex flex-1 flex-wrap items-center gap-x-4 pt-2 sm:pt-0">
        <p className="flex-1 basis-60">{m.consent_due()}</p>
        <TextLink to={href('/action/privacy')} className="inline-flex min-h-11 items-center">
          {m.consent_due_answer()}
        </TextLink>
      </div>
    </Card>
  );
};
