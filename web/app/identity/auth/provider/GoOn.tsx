import { useEffect } from 'react';
import { LinkButton } from '../../../ui/Button.tsx';

/** Goes on to a provider; a link without scripts, since the policy of the page lets no form lead to another site. */
export const GoOn = ({ to, label, block = false }: { to: string; label: string; block?: boolean }) => {
  useEffect(() => window.location.assign(to), [to]);
  return (
    <LinkButton reloadDocument to={to} block={block} className="self-start">
      {label}
    </LinkButton>
  );
};
