import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import type { SignInWay } from './providers.server.ts';

/** Buttons that begin a sign-in elsewhere; the provider or partner leads back. */
export const SignInWays = ({ ways }: { ways: readonly SignInWay[] }) =>
  ways.length > 0 ? (
    <div className="flex flex-col gap-3">
      {ways.map(({ name, to }) => (
        <LinkButton key={to} reloadDocument to={to} variant="secondary" block>
          {m.auth_sso_begin({ partner: name })}
        </LinkButton>
      ))}
    </div>
  ) : null;
