import { calculateVndPerPoint, DEFAULT_RATE } from '@m4u/contract/commerce/point/rules';
import type { GroupStart, GroupStep } from '@m4u/contract/insight/home/schema';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HandCoins from 'lucide-react/icons/hand-coins';
import Package from 'lucide-react/icons/package';
import PenLine from 'lucide-react/icons/pen-line';
import Percent from 'lucide-react/icons/percent';
import QrCode from 'lucide-react/icons/qr-code';
import Store from 'lucide-react/icons/store';
import UserPlus from 'lucide-react/icons/user-plus';
import { Form, href, Link } from 'react-router';
import { counterPath, pointSettingsPath } from '../../../commerce/point/pointPaths.tsx';
import { postPaths, productPaths, withOwner } from '../../../content/item/paths.tsx';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { peopleListPath } from '../../../profile/group/people/peoplePaths.tsx';
import { SubmitButton } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';

interface StepWords {
  readonly icon: LucideIcon;
  readonly title: () => string;
  readonly text: () => string;
  /** Null for a step that is settled by opening its screen. */
  readonly to: ((id: string) => string) | null;
}

const invitations = (id: string) => peopleListPath(id, 'invitations');

/** Words and target of each step. */
const steps: Readonly<Record<GroupStep, StepWords>> = {
  page: {
    icon: Store,
    title: m.home_start_page,
    text: m.home_start_page_text,
    to: (id) => `${href('/mbg/:id', { id })}?edit=head`,
  },
  product: {
    icon: Package,
    title: m.home_shop_product,
    text: m.home_shop_product_text,
    to: (id) => withOwner(productPaths.edit('new'), { kind: 'group', id }),
  },
  rate: {
    icon: Percent,
    title: m.home_start_rate,
    text: () => m.home_start_rate_text({ amount: money(calculateVndPerPoint(DEFAULT_RATE) ?? 0) }),
    to: pointSettingsPath,
  },
  order: {
    icon: HandCoins,
    title: m.home_start_order,
    text: m.home_start_order_text,
    to: (groupId) => counterPath({ groupId }),
  },
  people: { icon: UserPlus, title: m.home_group_member, text: m.home_group_member_text, to: invitations },
  piece: {
    icon: PenLine,
    title: m.home_start_piece,
    text: m.home_start_piece_text,
    to: (id) => withOwner(postPaths.edit('new'), { kind: 'group', id }),
  },
  qr: { icon: QrCode, title: m.home_start_qr, text: m.home_start_qr_text, to: null },
};

/** A shop invites staff, a group its members. */
const staff: StepWords = { icon: UserPlus, title: m.home_start_staff, text: m.home_start_staff_text, to: invitations };

const tile = 'surface flex h-full min-h-13 w-full items-center gap-3 rounded-md px-3 py-2 text-left';

interface OpenStepProps {
  words: StepWords;
  /** The first that is open; phones show the reason of this one alone, so that the counter stays near. */
  isNext: boolean;
}

const StepInside = ({ words: { icon: Icon, title, text }, isNext }: OpenStepProps) => (
  <>
    <Icon aria-hidden size={20} className="shrink-0 text-accent-ink" />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{title()}</span>
      <span className={classNames('block text-sm wrap-anywhere text-muted', !isNext && 'max-lg:hidden')}>{text()}</span>
    </span>
    <ChevronRight aria-hidden size={20} className="-mr-1 shrink-0 text-muted" />
  </>
);

const OpenStep = ({ groupId, ...step }: OpenStepProps & { groupId: string }) =>
  step.words.to === null ? (
    <Form method="post" className="h-full">
      <input type="hidden" name="groupId" value={groupId} />
      <button type="submit" name="intent" value="openQr" className={`${tile} hover:bg-sunken`}>
        <StepInside {...step} />
      </button>
    </Form>
  ) : (
    <Link to={step.words.to(groupId)} className={`${tile} hover:bg-sunken`}>
      <StepInside {...step} />
    </Link>
  );

const DoneStep = ({ words }: { words: StepWords }) => (
  <span className={`${tile} min-h-11 text-muted`}>
    <Check aria-hidden size={20} className="shrink-0 text-success" />
    <span className="min-w-0 flex-1 wrap-anywhere">
      {words.title()}
      <span className="sr-only"> · {m.home_start_done()}</span>
    </span>
  </span>
);

export interface FirstStepsProps {
  groupId: string;
  kind: 'brand' | 'group';
  start: readonly GroupStart[];
}

/** What to do first with a new shop or group, ticked when it is done (docs/rules/home.md#first-steps). */
export const FirstSteps = ({ groupId, kind, start }: FirstStepsProps) => {
  const done = start.filter((one) => one.done).length;
  const next = start.find((one) => !one.done)?.step;
  return (
    <section aria-labelledby="first-steps" className="my-4 rounded-lg bg-accent-soft p-3 lg:mt-0 lg:mb-5">
      <div className="flex items-start gap-3 pb-2 pl-1">
        <div className="min-w-0 flex-1">
          <h2 id="first-steps" className="text-lg font-semibold">
            {m.home_start_title()}
          </h2>
          <p className="text-sm text-muted">{m.home_start_lead({ done: number(done), count: number(start.length) })}</p>
        </div>
        <Form method="post">
          <input type="hidden" name="groupId" value={groupId} />
          <SubmitButton name="intent" value="hideSteps" variant="quiet">
            {m.home_start_hide()}
            <span className="sr-only"> · {m.home_start_title()}</span>
          </SubmitButton>
        </Form>
      </div>
      <ol
        className={classNames(
          'grid gap-2',
          // Six stand in two full rows.
          start.length === 6
            ? 'lg:grid-cols-[repeat(auto-fit,minmax(max(12rem,30%),1fr))]'
            : 'lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
        )}
      >
        {start.map((one) => {
          const words = one.step === 'people' && kind === 'brand' ? staff : steps[one.step];
          return (
            <li key={one.step}>
              {one.done ? (
                <DoneStep words={words} />
              ) : (
                <OpenStep groupId={groupId} words={words} isNext={one.step === next} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
