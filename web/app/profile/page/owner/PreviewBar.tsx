import {
  SEE_AS,
  SEE_AS_OF_PARAM,
  SEE_AS_PARAM,
  type SeeAs,
  type PagePreview,
} from '@m4u/contract/insight/privacy/view.rules';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { seeAsLabel } from './seeAsWords.tsx';

/**
 * Bar above a page that its owner previews as others see it: the current role, other roles, and the link to leave.
 * Plain links, because each role needs a newly loaded document.
 */
export const PreviewBar = ({ seeing: { kind, as } }: { seeing: PagePreview }) => {
  const { pathname, search } = useLocation();
  const pathAs = (audience: SeeAs | null): string => {
    const query = new URLSearchParams(search);
    if (audience === null) for (const name of [SEE_AS_PARAM, SEE_AS_OF_PARAM]) query.delete(name);
    else query.set(SEE_AS_PARAM, audience);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return (
    <section
      aria-label={m.see_as_title()}
      className="no-print sticky top-0 z-30 border-b border-line bg-surface text-ink shadow-sm"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <p className="flex flex-1 items-center gap-2 font-semibold">
          <Eye aria-hidden size={20} className="shrink-0" />
          {m.see_as_title()}
        </p>
        <a href={pathAs(null)} className={classNames(buttonClass({ variant: 'secondary' }), 'sm:order-last')}>
          <X aria-hidden size={20} />
          {m.see_as_exit()}
        </a>
        <ul className="flex w-full flex-wrap gap-2 sm:w-auto">
          {SEE_AS.map((each) => (
            <li key={each} className="flex-1">
              <a
                href={pathAs(each)}
                aria-current={each === as ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center justify-center rounded-md border px-3 text-center text-sm whitespace-nowrap',
                  each === as ? 'border-transparent bg-accent font-semibold text-on-accent' : 'border-control',
                )}
              >
                {seeAsLabel(each, kind)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
