import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import type { EditedPart, PublicProfile } from '../show/publicProfile.tsx';

interface Step {
  readonly label: string;
  readonly to: string;
  readonly isDone: boolean;
}

export interface OwnerToolsProps {
  profile: PublicProfile;
  editAt: (part: EditedPart) => string;
  urlMinify: string | null;
}

const listSteps = ({ profile, editAt, urlMinify }: OwnerToolsProps): Step[] => [
  { label: m.profile_step_portrait(), to: editAt('head'), isDone: profile.portrait !== null },
  { label: m.profile_step_headline(), to: editAt('head'), isDone: profile.headline !== '' },
  { label: m.profile_step_contacts(), to: editAt('contacts'), isDone: profile.contacts.length > 0 },
  { label: m.profile_step_about(), to: editAt('about'), isDone: profile.about !== '' },
  { label: m.profile_step_links(), to: editAt('links'), isDone: profile.links.length > 0 },
  { label: m.profile_step_short_link(), to: href('/action/shortenedLink'), isDone: urlMinify !== null },
];

/** Checklist of missing parts of the page, shown to its owner until it is complete. */
export const OwnerTools = (props: OwnerToolsProps) => {
  const steps = listSteps(props);
  const doneCount = steps.filter((step) => step.isDone).length;
  if (doneCount === steps.length) return null;
  return (
    <Block id="steps" title={m.profile_steps_title()}>
      <div className="flex items-center gap-3 pt-1 pb-2 text-sm">
        <ProgressBar label={m.profile_steps_title()} value={doneCount} max={steps.length} />
        <span className="shrink-0">{m.profile_steps_done({ done: doneCount, total: steps.length })}</span>
      </div>
      <ul>
        {steps.map(({ label, to, isDone }) => (
          <li key={label}>
            {isDone ? (
              <span className="flex min-h-11 items-center gap-3 text-muted">
                <CircleCheck aria-hidden size={20} />
                {label}
                <span className="sr-only">({m.profile_step_ready()})</span>
              </span>
            ) : (
              <Link
                to={to}
                preventScrollReset
                className="flex min-h-11 items-center gap-3 rounded-sm font-semibold hover:underline"
              >
                <Circle aria-hidden size={20} />
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
};
