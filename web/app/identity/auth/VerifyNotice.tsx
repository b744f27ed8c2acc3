import BadgeCheck from 'lucide-react/icons/badge-check';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { StepCard } from '../../ui/Card.tsx';
import { verifyPath } from './VerifyLine.tsx';

/**
 * Tells a reader without a verified account why one is needed, and leads to the verification and back to this screen.
 */
export const VerifyNotice = ({ reason }: { reason: string }) => {
  const { pathname, search } = useLocation();
  return (
    <StepCard
      label={m.auth_unverified()}
      icon={BadgeCheck}
      title={m.auth_verify_account()}
      text={reason}
      action={m.auth_verify_now()}
      to={verifyPath(pathname + search)}
    />
  );
};
