import { useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { RichText } from '../../../ui/richText/RichText.tsx';
import { Button, SubmitButton } from '../../../ui/Button.tsx';
import { ContactList } from '../../page/show/ContactList.tsx';
import { ProfileHead } from '../../page/show/ProfileHead.tsx';
import { QuickActions } from '../../page/show/QuickActions.tsx';
import { Block, ThemedPage, type ThemeVariables } from '../../theme/ThemedPage.tsx';
import type { ThemeChoice } from '../../theme/ThemePreview.tsx';
import type { StepData } from './guide.server.ts';
import { StepHead } from './StepHead.tsx';
import { ThemeTiles } from './ThemeTiles.tsx';
import { useReturnTo } from './useReturnTo.tsx';

type ThemeStepProps = Extract<StepData, { step: 'theme' }>;

/** The reader's own page as visitors see it, in a theme; nothing on it can be pressed. */
const OwnPage = ({ face, cover, about, contacts, theme }: ThemeStepProps & { theme: ThemeVariables }) => (
  <section aria-label={m.theme_preview_of({ name: face.name })}>
    <div inert>
      <ThemedPage theme={theme}>
        <div className="mx-auto max-w-column pb-75 sm:pt-6">
          <ProfileHead
            name={face.name}
            kind="member"
            headline={face.headline}
            portrait={face.portrait}
            cover={cover}
            lang={face.lang}
            bar={null}
          />
          <div className="stack px-4 pt-5 sm:px-0">
            <QuickActions contacts={contacts} vcard="#" connect={{ to: '#' }} />
            {about !== '' && (
              <Block id="about" title={m.profile_about()} about>
                <div lang={face.lang} className="pt-1">
                  <RichText html={about} />
                </div>
              </Block>
            )}
            {contacts.length > 0 && (
              <Block id="contacts" title={m.profile_contacts()}>
                <ContactList kind="member" contacts={contacts} owned={false} lang={face.lang} />
              </Block>
            )}
          </div>
        </div>
      </ThemedPage>
    </div>
  </section>
);

interface SheetProps {
  choices: readonly ThemeChoice[];
  code: string;
  onCode: (code: string) => void;
}

/** Sheet at the foot of the screen with the themes; on wide screens at the right. */
const ThemeSheet = ({ choices, code, onCode }: SheetProps) => (
  <Form
    method="post"
    className="surface fixed inset-x-0 bottom-0 z-20 flex flex-col gap-3 rounded-t-[1.5rem] px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-md lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-100 lg:rounded-lg"
  >
    {/* A try without scripts replaces the query of the address. */}
    <input type="hidden" name="returnTo" value={useReturnTo()} />
    <ThemeTiles legend={m.start_theme_title()} choices={choices} value={code} onChange={onCode} />
    <div className="flex gap-2">
      <SubmitButton block size="lg" name="intent" value="save">
        {m.start_theme_use()}
      </SubmitButton>
      <noscript>
        <Button type="submit" formMethod="get" variant="secondary" size="lg">
          {m.start_theme_try()}
        </Button>
      </noscript>
    </div>
  </Form>
);

/** Third step: the reader's own page, which a press on a theme paints at once. */
export const ThemeStep = (props: ThemeStepProps) => {
  const { step, face, choices, chosen } = props;
  const [code, setCode] = useState(chosen);
  const theme = choices.find((choice) => choice.code === code)?.variables ?? face.theme;
  return (
    <main id="content">
      <h1 className="sr-only">{m.start_theme_title()}</h1>
      <div className="fixed inset-x-0 top-0 z-20">
        <StepHead step={step} page={face.path} over />
      </div>
      <OwnPage {...props} theme={theme} />
      <ThemeSheet choices={choices} code={code} onCode={setCode} />
    </main>
  );
};
