import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';

type PreviewTab = 'form' | 'preview';

/** The side of an editor that phones show; without scripts both stand one below the other. */
export const usePreviewTab = () => {
  const [tab, choose] = useState<PreviewTab>('form');
  const scripted = useHydrated();
  const hidden = (side: PreviewTab): string => (scripted && tab !== side ? 'max-lg:hidden' : '');
  return { tab, choose, hideForm: hidden('form'), hidePreview: hidden('preview') };
};

export interface PreviewTabsProps {
  tab: PreviewTab;
  onChoose: (tab: PreviewTab) => void;
}

/** Buttons that choose between form and preview on phones. */
export const PreviewTabs = ({ tab, onChoose }: PreviewTabsProps) => {
  if (!useHydrated()) return null;
  return (
    <div className="mb-4 grid fit-2 gap-2 lg:hidden">
      {(['form', 'preview'] as const).map((each) => (
        <Button
          key={each}
          variant={tab === each ? 'primary' : 'secondary'}
          aria-pressed={tab === each}
          onClick={() => onChoose(each)}
        >
          {each === 'form' ? m.cv_tab_form() : m.cv_tab_preview()}
        </Button>
      ))}
    </div>
  );
};
