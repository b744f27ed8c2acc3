import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';

/** The result of checking whether a link is free. */
export interface LinkCheck {
  readonly link: string;
  readonly available: boolean;
  readonly suggestion: string;
}

/**
 * Checks the typed link shortly after the last key press, by the loader of `/action/shortenedLink`. `of` is the id of
 * the page when it is not the reader's own. Returns null while the result is of another link.
 */
export const useLiveCheck = (typed: string, of: string | undefined, first: LinkCheck | null): LinkCheck | null => {
  const { load, data } = useFetcher<{ check: LinkCheck | null }>();
  useEffect(() => {
    const link = typed.trim().toLowerCase();
    if (link.length < 3) return;
    const query = new URLSearchParams({ check: link, ...(of !== undefined && { of }) });
    const timer = setTimeout(() => void load(`${href('/action/shortenedLink')}?${query}`), 350);
    return () => clearTimeout(timer);
  }, [typed, of, load]);
  const latest = data?.check ?? first;
  return latest && latest.link === typed.trim().toLowerCase() ? latest : null;
};

export interface LinkVerdictProps {
  check: LinkCheck;
  /** The page's present link. */
  present: string | null;
  /** Address that checks the suggestion without scripts. */
  suggestionPath: string;
  take: (link: string) => void;
}

/** Says whether a link is free, and offers a similar one otherwise. */
export const LinkVerdict = ({ check, present, suggestionPath, take }: LinkVerdictProps) => {
  if (check.link === present) return <p className="text-sm text-muted">{m.link_is_present()}</p>;
  if (check.available)
    return (
      <p className="flex items-center gap-2 text-sm font-semibold text-success">
        <CircleCheck aria-hidden size={18} />
        {m.link_free({ link: check.link })}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="flex items-center gap-2 text-danger">
        <CircleX aria-hidden size={18} />
        {m.link_taken({ link: check.link })}
      </p>
      {check.suggestion !== '' && (
        <LinkButton
          variant="secondary"
          to={suggestionPath}
          onClick={(event) => {
            event.preventDefault();
            take(check.suggestion);
          }}
        >
          {m.link_suggestion({ link: check.suggestion })}
        </LinkButton>
      )}
    </div>
  );
};
