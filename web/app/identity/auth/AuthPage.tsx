import type { ReactNode } from 'react';
import { VisitorHead } from '../../platform/document/VisitorHead.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Column } from '../../ui/layout/Column.tsx';
import { type Slide, Slides } from './Slides.tsx';

export interface FormColumnProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

const Content = ({ title, lead, children }: FormColumnProps) => (
  <>
    <header>
      <h1 className="text-2xl font-bold">{title}</h1>
      {lead != null && <p className="mt-2 text-muted">{lead}</p>}
    </header>
    {children}
  </>
);

/** Layout of a short form: beside the rail at the left edge of every screen, for visitors in the middle. */
export const FormColumn = (props: FormColumnProps) => (
  <Column kind="form" className="flex flex-col gap-6 py-10">
    <Content {...props} />
  </Column>
);

export interface AuthPageProps extends FormColumnProps {
  slides?: readonly Slide[];
}

/** Layout of sign-in and registration: the form, with the slides below it, and on wide screens beside it. */
export const AuthPage = ({ slides = [], ...content }: AuthPageProps) => (
  <div
    className={classNames(
      'grid min-h-dvh grid-cols-1 grid-rows-[1fr_auto]',
      slides.length > 0 && 'lg:grid-cols-2 lg:grid-rows-1',
    )}
  >
    <div className="flex min-w-0 flex-col">
      <VisitorHead className="px-4 py-2 sm:px-8 lg:py-4" hasSignIn={false} />
      <main className="mx-auto flex w-full max-w-column flex-1 flex-col gap-6 px-4 pt-6 pb-8 sm:justify-center sm:px-8">
        <Content {...content} />
      </main>
    </div>
    {slides.length > 0 && <Slides slides={slides} />}
  </div>
);
