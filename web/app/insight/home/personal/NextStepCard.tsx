import type { NextStep } from '@m4u/contract/insight/home/schema';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Camera from 'lucide-react/icons/camera';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { startPath } from '../../../profile/member/start/startSteps.tsx';
import { StepCard } from '../../../ui/Card.tsx';

/** Text and target of each step. */
const steps = {
  verify: {
    icon: BadgeCheck,
    title: m.auth_verify_account,
    text: m.home_verify_first,
    action: m.auth_verify_now,
    to: () => href('/verify-account'),
  },
  portrait: {
    icon: Camera,
    title: m.home_step_portrait,
    text: m.home_step_portrait_text,
    action: m.home_step_add,
    to: () => startPath('portrait'),
  },
  headline: {
    icon: UserRoundPen,
    title: m.home_step_headline,
    text: m.home_step_headline_text,
    action: m.home_step_add,
    to: () => startPath('portrait'),
  },
  phone: {
    icon: Phone,
    title: m.home_step_phone,
    text: m.home_step_phone_text,
    action: m.home_step_add,
    to: () => startPath('contact'),
  },
  content: {
    icon: Plus,
    title: m.home_step_content,
    text: m.home_step_content_text,
    action: m.home_step_add,
    to: () => href('/edit/posts/:id', { id: 'new' }),
  },
  bank: {
    icon: Landmark,
    title: m.home_step_bank,
    text: m.home_step_bank_text,
    action: m.home_step_add,
    to: () => `${href('/edit/activities/:id', { id: 'new' })}?type=bankAccount`,
  },
  link: {
    icon: Link2,
    title: m.home_step_link,
    text: m.home_step_link_text,
    action: m.home_step_choose,
    to: () => href('/action/shortenedLink'),
  },
} as const;

/** The one next step for the reader's page. */
export const NextStepCard = ({ step }: { step: NextStep }) => {
  const { icon, title, text, action, to } = steps[step];
  return <StepCard label={m.home_next_step()} icon={icon} title={title()} text={text()} action={action()} to={to()} />;
};
