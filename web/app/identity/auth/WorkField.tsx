import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AskedWork } from './work.server.ts';

/** Does the work that a password is tried for. A browser that cannot do it is led to a new password. */
export const WorkField = ({ work: { account, challenge } }: { work: AskedWork }) => (
  <ChallengeField
    // Each is met once.
    key={challenge.token}
    purpose={`login ${account}`}
    challenge={challenge}
    instead={
      <p>
        {m.auth_work_unable()} <TextLink to={href('/forgot-password')}>{m.auth_work_reset()}</TextLink>
      </p>
    }
  />
);
