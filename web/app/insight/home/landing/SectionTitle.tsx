import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';

/** Title of a section of the start page. */
export const SectionTitle = ({ id, className, children }: { id: string; className?: string; children: ReactNode }) => (
  <h2 id={id} className={classNames('l-section-title', className)}>
    {children}
  </h2>
);
