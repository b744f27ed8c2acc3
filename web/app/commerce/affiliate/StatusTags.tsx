import type { CampaignState, RewardStatus, Sign } from '@m4u/contract/commerce/affiliate/rules';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Flame from 'lucide-react/icons/flame';
import Pencil from 'lucide-react/icons/pencil';
import Percent from 'lucide-react/icons/percent';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../paraglide/messages.js';
import { Tag } from '../../ui/Tag.tsx';
import { signDescriptions, signWords, campaignStateWords, rewardStatusWords } from './affiliateWords.tsx';

const campaignStateIcons: Readonly<Record<CampaignState, LucideIcon>> = {
  draft: Pencil,
  upcoming: Clock,
  running: CirclePlay,
  full: CircleCheck,
  paused: CirclePause,
  ended: CircleX,
};

/** Tag with the state of a campaign. */
export const CampaignStateTag = ({ state }: { state: CampaignState }) => (
  <Tag icon={campaignStateIcons[state]}>{campaignStateWords[state]()}</Tag>
);

const rewardStatusIcons: Readonly<Record<RewardStatus, LucideIcon>> = {
  pending: CircleDashed,
  approved: CircleCheck,
  paid: Banknote,
  rejected: CircleX,
};

/** Tag with the status of a reward. */
export const RewardStatusTag = ({ status }: { status: RewardStatus }) => (
  <Tag icon={rewardStatusIcons[status]}>{rewardStatusWords[status]()}</Tag>
);

/** Tags of the top lists that show a campaign. */
export const CampaignFlagTags = (flags: { outstanding: boolean; sell: boolean; discount: boolean }) => (
  <>
    {flags.outstanding && <Tag icon={Star}>{m.affiliate_flag_outstanding()}</Tag>}
    {flags.sell && <Tag icon={Flame}>{m.affiliate_flag_sell()}</Tag>}
    {flags.discount && <Tag icon={Percent}>{m.affiliate_flag_discount()}</Tag>}
  </>
);

/** The signs of abuse of a reward, each with an explanation. */
export const Signs = ({ signs }: { signs: readonly Sign[] }) =>
  signs.length > 0 && (
    <ul aria-label={m.affiliate_signs()} className="flex flex-col gap-2 rounded-md bg-danger-soft p-3 text-sm">
      {signs.map((sign) => (
        <li key={sign} className="flex gap-2">
          <TriangleAlert aria-hidden size={18} className="mt-px shrink-0 text-danger" />
          <span>
            <strong className="font-semibold">{signWords[sign]()}.</strong> {signDescriptions[sign]()}
          </span>
        </li>
      ))}
    </ul>
  );
