import type { SubmissionResult } from '@conform-to/react';
import type { Campaign } from '@m4u/contract/commerce/affiliate/schema';
import Link2 from 'lucide-react/icons/link-2';
import LogIn from 'lucide-react/icons/log-in';
import { Form } from 'react-router';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { campaignsPath } from '../affiliatePaths.tsx';
import { formatReward } from '../../../content/section/offers/offerWords.tsx';

export interface JoinCampaignProps {
  campaign: Campaign;
  isReader: boolean;
  isVerified: boolean;
  /** Address of the sign-in screen, which returns to this page. */
  signIn: string;
  reply: SubmissionResult | undefined;
}

/** The reason why the campaign cannot be joined in its present state. */
const formatClosedReason = ({ state }: Campaign): string => {
  if (state === 'full') return m.affiliate_closed_full();
  if (state === 'paused') return m.affiliate_closed_paused();
  if (state === 'draft') return m.affiliate_closed_draft();
  return m.affiliate_closed_ended();
};

const Next = ({ campaign, isReader, isVerified, signIn }: JoinCampaignProps) => {
  const isOpen = campaign.state === 'running' || campaign.state === 'upcoming';
  if (!isOpen)
    return (
      <>
        <p>{formatClosedReason(campaign)}</p>
        <LinkButton to={campaignsPath()} variant="secondary" block>
          {m.affiliate_see_running()}
        </LinkButton>
      </>
    );
  if (!isReader)
    return (
      <>
        <p className="text-sm text-muted">{m.affiliate_sign_in_text()}</p>
        <LinkButton to={signIn} icon={LogIn} size="lg" block>
          {m.affiliate_sign_in()}
        </LinkButton>
      </>
    );
  if (!isVerified) return <VerifyNotice reason={m.affiliate_unverified()} />;
  return (
    <Form method="post">
      <SubmitButton name="intent" value="join" icon={Link2} size="lg" block>
        {m.affiliate_join()}
      </SubmitButton>
    </Form>
  );
};

/** Offers readers who have not joined to join, or to sign in first. */
export const JoinCampaign = (props: JoinCampaignProps) => {
  const { campaign, reply } = props;
  const errors = reply?.error?.[''] ?? undefined;
  return (
    <Card>
      <div className="stack">
        <p className="text-sm text-muted">{m.affiliate_you_get()}</p>
        <p className="-mt-3 text-xl font-bold text-balance">{formatReward(campaign)}</p>
        <FormError errors={errors} />
        <Next {...props} />
      </div>
    </Card>
  );
};
