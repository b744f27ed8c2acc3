import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ChallengeField } from '../../platform/forms/ChallengeField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AskedWork } from './work.server.ts';

/**
 * Solves the proof of work for another sign-in attempt. Browsers that cannot do it get a link to reset the password.
 */
export const WorkField = ({ work: { account, challenge } }: { work: AskedWork }) => (
  <ChallengeField
    // Each challenge can be used once.
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
