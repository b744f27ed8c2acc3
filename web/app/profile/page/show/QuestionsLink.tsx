import Inbox from 'lucide-react/icons/inbox';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Block } from '../../theme/ThemedPage.tsx';
import { ownerWords } from '../owner/ownerWords.tsx';
import type { PublicProfile } from './publicProfile.tsx';

/**
 * Link to the owner's form or the standard message form. The form has its own screen, so that it keeps typed text, and
 * the page stays small and the same for all visitors.
 */
export const QuestionsLink = ({ profile, edit }: { profile: PublicProfile; edit: ReactNode }) => {
  const { kind, form, lang, name, writeTo, inbox } = profile;
  const words = ownerWords[kind];
  const title = form?.title ? <span lang={lang}>{form.title}</span> : m.contact_title();
  return (
    <Block id="write" title={title} edit={edit}>
      {edit !== undefined ? (
        <>
          <p className="pt-1 pb-3 text-muted">
            {form === null ? words.plainForm() : words.ownForm({ count: form.questions })}
          </p>
          <LinkButton to={inbox} variant="secondary" icon={Inbox} block>
            {m.contact_open_inbox()}
          </LinkButton>
        </>
      ) : (
        <>
          <p lang={form?.intro ? lang : undefined} className="pt-1 pb-3 whitespace-pre-line">
            {form?.intro || words.onlyFor({ name })}
          </p>
          <LinkButton to={writeTo} variant="secondary" icon={PenLine} block>
            {m.contact_write()}
          </LinkButton>
        </>
      )}
    </Block>
  );
};
