import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { usePage } from '../../../platform/session/page.ts';
import { StepHead, type StepHeadProps } from './StepHead.tsx';

export interface StepPageProps extends Pick<StepHeadProps, 'step' | 'page'> {
  title: string;
  children: ReactNode;
}

/** What was done before the start began, over the first step's heading. */
const Welcome = () => {
  const flash = usePage()?.flash;
  if (!flash?.isInPage) return null;
  return (
    <output className="flex items-center gap-2 text-sm text-muted">
      <CircleCheck aria-hidden size={18} className="shrink-0 text-success" />
      {flash.message}
    </output>
  );
};

/** A step on a screen of its own. Its form or its last part fills what is left, with the button at the foot. */
export const StepPage = ({ step, page, title, children }: StepPageProps) => (
  <div className="flex min-h-dvh flex-col">
    <StepHead step={step} page={page} />
    <main id="content" className="mx-auto flex w-full max-w-column flex-1 flex-col gap-3 px-4 pt-1 sm:px-6">
      <Welcome />
      <h1 className="text-xl font-bold text-pretty sm:text-2xl">{title}</h1>
      {children}
    </main>
  </div>
);

/** The step's button at the foot of the screen, above what is scrolled. */
export const StepFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 mt-auto bg-canvas px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
    {children}
  </div>
);
