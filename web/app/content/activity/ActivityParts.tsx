import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';
import { linkIcons } from '../../profile/page/links/bioLinkIcons.tsx';
import { formatAddress } from '../../profile/page/show/QuickLinks.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { ActivityOf } from './activityFacts.tsx';
import { networkIcons, networkWords } from './networkWords.tsx';
import { ActivityName, type ActivityProps, Excerpt, hasMore, OwnersMark } from './ActivityName.tsx';

const levels = [
  m.activity_level_1,
  m.activity_level_2,
  m.activity_level_3,
  m.activity_level_4,
  m.activity_level_5,
] as const;

/** Names of the levels of a skill, lowest first. */
export const listLevelNames = (): string[] => levels.map((word) => word());

/** A level as five dots and its name. */
export const Level = ({ level }: { level: number }) => {
  const word = listLevelNames()[level - 1] ?? '';
  return (
    <span title={word} className="inline-flex items-center gap-1">
      {levels.map((_, index) => (
        <span
          aria-hidden
          // oxlint-disable-next-line react/no-array-index-key -- five dots that never change places
          key={index}
          className={classNames('size-2.5 rounded-full', index < level ? 'bg-accent-ink' : 'border border-control')}
        />
      ))}
      <span className="sr-only">{m.activity_level_of({ level, word })}</span>
    </span>
  );
};

/** A skill with its level. */
export const Skill = ({ activity, lang }: ActivityProps<ActivityOf<'skill'>>) => (
  <>
    <div className="flex min-h-9 items-center gap-3">
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
        <ActivityName activity={activity} lang={lang} />
      </p>
      <Level level={activity.details.level} />
      <OwnersMark activity={activity} />
    </div>
    <Excerpt activity={activity} lang={lang} />
  </>
);

/** A network or website; the whole row is the link. */
export const AddressLink = ({ activity, lang }: ActivityProps<ActivityOf<'network' | 'website'>>) => {
  const { address } = activity.details;
  const network = activity.type === 'network' ? activity.details.service : undefined;
  const Icon = network ? networkIcons[network] : linkIcons.website;
  const text = formatAddress(address);
  // Without a title the row shows the address, which is long and may break anywhere; the network's name is read
  // instead.
  const title = network && activity.title === text ? networkWords[network]() : activity.title;
  return (
    <div className="flex items-center gap-2">
      <a
        href={address}
        rel="nofollow ugc noopener"
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md border border-line px-3 py-2 transition hover:bg-sunken"
      >
        <Icon size={22} className="text-(color:--brand-icon)" />
        <span className="min-w-0 flex-1">
          <span lang={lang} className="block font-semibold wrap-anywhere">
            {title}
          </span>
          {text !== title && <span className="block truncate text-xs text-muted">{text}</span>}
        </span>
        <ChevronRight aria-hidden size={18} className="text-muted" />
      </a>
      <OwnersMark activity={activity} />
    </div>
  );
};

/** Texts for the dates on which a registration opens and closes. */
const formatDates = ({ state, details: { opens, closes } }: ActivityOf<'registrationLink'>): string[] => [
  ...(state === 'soon' && opens !== null ? [m.activity_opens({ time: dateAndTime(opens) })] : []),
  ...(state !== 'closed' && closes !== null ? [m.activity_closes({ time: dateAndTime(closes) })] : []),
  ...(state === 'closed' ? [m.activity_closed()] : []),
];

/** A registration: a button while it is open, and its dates. */
export const RegistrationCall = ({ activity, lang }: ActivityProps<ActivityOf<'registrationLink'>>) => {
  const { label, address } = activity.details;
  const dates = formatDates(activity);
  return (
    <div className="grid gap-2">
      {activity.state === 'open' ? (
        <LinkButton to={address} rel="nofollow ugc noopener" icon={ExternalLink} block>
          <span lang={lang}>{label}</span>
        </LinkButton>
      ) : (
        <p lang={lang} className="rounded-md border border-line px-4 py-2.5 text-center font-semibold text-muted">
          {label}
        </p>
      )}
      {dates.map((line) => (
        <p key={line} className="text-center text-sm text-muted">
          {line}
        </p>
      ))}
    </div>
  );
};

/** A registration in a list. */
export const Registration = ({ activity, lang }: ActivityProps<ActivityOf<'registrationLink'>>) => (
  <div className="grid gap-2">
    {hasOwnTitle(activity) && (
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
          <ActivityName activity={activity} lang={lang} />
        </p>
        <OwnersMark activity={activity} />
      </div>
    )}
    <Excerpt activity={activity} lang={lang} />
    <RegistrationCall activity={activity} lang={lang} />
  </div>
);

/** A registration's title equals the label of its button, unless its own screen shows more. */
const hasOwnTitle = (activity: ActivityOf<'registrationLink'>): boolean =>
  activity.title !== activity.details.label || hasMore(activity) || activity.can.update;
