import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { locale } from '../../../platform/language/language.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Section } from '../../../ui/Section.tsx';

/** Form to choose the language of the app. */
export const LanguageForm = () => (
  <Section id="language" title={m.setting_language()}>
    <Form method="post" preventScrollReset className="stack max-w-column">
      <RadioCards
        legend={m.setting_language_hint()}
        name="language"
        columns={2}
        defaultValue={locale()}
        options={[
          { value: 'vi', label: 'Tiếng Việt' },
          { value: 'en', label: 'English' },
        ]}
      />
      <SubmitButton name="intent" value="language" variant="secondary" className="self-start">
        {m.setting_language_save()}
      </SubmitButton>
    </Form>
  </Section>
);
