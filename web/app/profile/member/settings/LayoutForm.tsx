import { Form } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { SubmitButton } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { OwnPage } from '../../page/owner/ownPages.server.ts';

const usualLayout = () => ({
  value: 'usual',
  label: m.profile_layout_usual(),
  description: m.profile_layout_usual_text(),
});
const wideLayout = () => ({ value: 'new', label: m.profile_layout_new(), description: m.profile_layout_new_text() });
const idolLayout = () => ({ value: 'idol', label: m.profile_layout_idol(), description: m.profile_layout_idol_text() });

/** Form to choose the layout that visitors of a page get; only groups have the one for artists. */
export const LayoutForm = ({ page: { kind, layout } }: { page: Pick<OwnPage, 'kind' | 'layout'> }) => (
  <Section id="layout" title={m.profile_layout_title()}>
    <Form method="post" preventScrollReset className="stack max-w-column">
      <RadioCards
        legend={m.profile_layout_hint()}
        name="layout"
        defaultValue={layout}
        options={kind === 'member' ? [usualLayout(), wideLayout()] : [usualLayout(), wideLayout(), idolLayout()]}
      />
      <SubmitButton name="intent" value="layout" variant="secondary" className="self-start">
        {m.profile_layout_save()}
      </SubmitButton>
    </Form>
  </Section>
);
