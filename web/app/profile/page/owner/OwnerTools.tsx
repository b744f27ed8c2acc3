import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import type { EditedPart, PublicProfile } from '../show/publicProfile.tsx';

interface Step {
  readonly words: string;
  readonly to: string;
  readonly done: boolean;
}

export interface OwnerToolsProps {
  profile: PublicProfile;
  editAt: (part: EditedPart) => string;
  urlMinify: string | null;
}

const stepsOf = ({ profile, editAt, urlMinify }: OwnerToolsProps): Step[] => [
  { words: m.profile_step_portrait(), to: editAt('head'), done: profile.portrait !== null },
  { words: m.profile_step_headline(), to: editAt('head'), done: profile.headline !== '' },
  { words: m.profile_step_contacts(), to: editAt('contacts'), done: profile.contacts.length > 0 },
  { words: m.profile_step_about(), to: editAt('about'), done: profile.about !== '' },
  { words: m.profile_step_links(), to: editAt('links'), done: profile.links.length > 0 },
  { words: m.profile_step_short_link(), to: href('/action/shortenedLink'), done: urlMinify !== null },
];

/** Checklist of missing parts of the page, shown to its owner until it is complete. */
export const OwnerTools = (props: OwnerToolsProps) => {
  const steps = stepsOf(props);
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Block id="steps" title={m.profile_steps_title()}>
      <div className="flex items-center gap-3 pt-1 pb-2 text-sm">
        <ProgressBar label={m.profile_steps_title()} value={done} max={steps.length} />
        <span className="shrink-0">{m.profile_steps_done({ done, total: steps.length })}</span>
      </div>
      <ul>
        {steps.map(({ words, to, done: ready }) => (
          <li key={words}>
            {ready ? (
              <span className="flex min-h-11 items-center gap-3 text-muted">
                <CircleCheck aria-hidden size={20} />
                {words}
                <span className="sr-only">({m.profile_step_ready()})</span>
              </span>
            ) : (
              <Link
                to={to}
                preventScrollReset
                className="flex min-h-11 items-center gap-3 rounded-sm font-semibold hover:underline"
              >
                <Circle aria-hidden size={20} />
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
};
