import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconLink, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { locale } from '../language/language.ts';
import { SearchField } from '../search/SearchField.tsx';
import { Logo } from './Logo.tsx';

/** Classes of a link in the head. */
export const headLink = 'hit inline-flex items-center rounded-md px-2 text-sm hover:underline';

export interface VisitorHeadProps {
  /** Its margins: those of the content below it. */
  className: string;
  /** Stands beside the logo, on wide screens. */
  children?: ReactNode;
  /** Offers the search: a field on wide screens, a link on phones. */
  hasSearch?: boolean;
  /** Offers signing in; left out where the screen does so itself. */
  hasSignIn?: boolean;
  /** Label of the button to a page of one's own, on wide screens; null for none. */
  make?: string | null;
}

/** The same page in the other language: a link that works without scripts. */
const LanguageLink = () => {
  const { pathname, search } = useLocation();
  const language = locale() === 'vi' ? 'en' : 'vi';
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return (
    <Link to={`${pathname}?${query}`} reloadDocument lang={language} className={headLink}>
      {m.home_language_other()}
    </Link>
  );
};

/** Leads to sign-in and back to this page; from the start page to the reader's own. */
const useWaysIn = () => {
  const { pathname, search } = useLocation();
  const query = pathname === '/' ? '' : `?${new URLSearchParams({ returnTo: pathname + search })}`;
  return { signIn: `${href('/login')}${query}`, register: `${href('/register')}${query}` };
};

/** Head of the screens that a visitor sees outside of an owner's theme: the way home, the language, and the ways in. */
export const VisitorHead = ({ className, children, hasSearch = false, hasSignIn = true, make }: VisitorHeadProps) => {
  const { signIn, register } = useWaysIn();
  return (
    <header className={classNames('no-print flex flex-wrap items-center justify-between gap-x-4', className)}>
      <Link to={href('/')} className="hit inline-flex items-center rounded-md">
        <Logo />
      </Link>
      {children}
      {hasSearch && (
        <div className="mr-auto w-full max-w-80 max-lg:hidden">
          <SearchField />
        </div>
      )}
      <div className="flex flex-wrap items-center">
        {hasSearch && <IconLink to={href('/search')} label={m.search_title()} icon={Search} className="lg:hidden" />}
        <LanguageLink />
        {hasSignIn && (
          <Link to={signIn} className={headLink}>
            {m.auth_login()}
          </Link>
        )}
        {hasSignIn && make != null && (
          <LinkButton to={register} className="ml-2 max-lg:hidden">
            {make}
          </LinkButton>
        )}
      </div>
    </header>
  );
};
