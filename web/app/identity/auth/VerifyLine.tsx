import { href, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { withQuery } from '../../platform/search/filter.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Path that verifies the reader's account and leads on to `returnTo`. */
export const verifyPath = (returnTo: string): string => withQuery(href('/verify-account'), { returnTo });

/**
 * A line below a button that needs a verified account: the reason, and the way to the verification and back. The button
 * refers to the reason by `id`.
 */
export const VerifyLine = ({ id, reason }: { id: string; reason: string }) => {
  const { pathname, search } = useLocation();
  return (
    <p className="no-print text-center text-sm text-balance">
      <span id={id}>{reason}</span> <TextLink to={verifyPath(pathname + search)}>{m.auth_verify_now()}</TextLink>
    </p>
  );
};
