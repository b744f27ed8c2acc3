import { Link, useLocation } from 'react-router';
import { locale } from '../../../platform/language/language.ts';

/** Link to this page in the other language. */
export const LanguageLink = ({ className }: { className: string }) => {
  const { pathname, search } = useLocation();
  const other = locale() === 'vi' ? 'en' : 'vi';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <Link to={`${pathname}?${query.toString()}`} replace preventScrollReset lang={other} className={className}>
      {other === 'en' ? 'English' : 'Tiếng Việt'}
    </Link>
  );
};
