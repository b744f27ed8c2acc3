import type { LucideIcon, LucideProps } from 'lucide-react';
import { forwardRef } from 'react';

/** Icon of a chat in Zalo: a bubble with a Z, beside the plain bubble of messages. Zalo's logo is not ours to draw. */
export const ZaloIcon: LucideIcon = forwardRef<SVGSVGElement, LucideProps>(
  ({ size = 24, strokeWidth = 2, color = 'currentColor', absoluteStrokeWidth: _, ...rest }, ref) => (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d="M8 20H5.5A2.5 2.5 0 0 1 3 17.5v-11A2.5 2.5 0 0 1 5.5 4h13A2.5 2.5 0 0 1 21 6.5v11a2.5 2.5 0 0 1-2.5 2.5H8l-3.5 1.5" />
      <path d="M9 8.5h6l-6 7h6" />
    </svg>
  ),
);
