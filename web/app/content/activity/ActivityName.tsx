import type { PageActivity } from '@m4u/contract/content/activity';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { IconLink } from '../../ui/Button.tsx';
import { withOwner } from '../item/paths.tsx';
import { describeVisibility } from '../item/visibility.tsx';
import { activityPaths } from './activityKind.tsx';

/** Props of a part of an activity; `lang` is the language of the owner's texts. */
export interface ActivityProps<T extends PageActivity = PageActivity> {
  readonly activity: T;
  readonly lang: string;
}

/** Whether the activity's own screen shows more than lists do. */
export const hasMore = ({ excerpt, imageTotal }: PageActivity): boolean => excerpt !== '' || imageTotal > 0;

/** Title of an activity; a link when its own screen shows more. */
export const ActivityName = ({ activity, lang }: ActivityProps) => {
  const { _id, title, owner } = activity;
  if (!hasMore(activity)) return <span lang={lang}>{title}</span>;
  return (
    <Link
      lang={lang}
      to={activityPaths.one(owner.kind, _id)}
      className="-my-3 inline-block py-3 underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  );
};

/** Beginning of the text. */
export const Excerpt = ({ activity: { excerpt }, lang }: ActivityProps) =>
  excerpt === '' ? null : (
    <p lang={lang} className="line-clamp-3 text-sm wrap-anywhere text-muted">
      {excerpt}
    </p>
  );

/** For the owner only: the edit link, and a mark when the activity is not public. */
export const OwnersMark = ({ activity }: Pick<ActivityProps, 'activity'>) => {
  const { _id, title, policy, owner, can } = activity;
  if (!can.update) return null;
  const { icon: Icon, label } = describeVisibility(policy, owner.kind);
  return (
    <span className="no-print -my-2 flex shrink-0 items-center">
      {policy !== 'public' && (
        <span title={label} className="text-muted">
          <Icon aria-hidden size={16} />
          <span className="sr-only">{label}</span>
        </span>
      )}
      <IconLink
        to={withOwner(activityPaths.edit(_id), owner)}
        label={m.activity_edit_one({ title })}
        icon={Pencil}
        className="text-muted"
      />
    </span>
  );
};
