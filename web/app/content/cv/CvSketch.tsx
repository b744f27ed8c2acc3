import type { CvTemplate } from '@m4u/contract/content/cv/rules';

/** Lines that stand for text in a small drawing of a template. */
const Lines = ({ x, y, width, count }: { x: number; y: number; width: number; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <rect key={index} x={x} y={y + index * 5} width={index % 3 === 2 ? width * 0.7 : width} height="2" fill="#B7BEC4" />
  ));

const sketches: Readonly<Record<CvTemplate, React.ReactNode>> = {
  classic: (
    <>
      <circle cx="40" cy="13" r="6" fill="#D9DEE2" />
      <rect x="22" y="23" width="36" height="4" fill="#1F4468" />
      <rect x="10" y="33" width="60" height="1" fill="#1F4468" />
      <Lines x={10} y={40} width={60} count={12} />
    </>
  ),
  modern: (
    <>
      <rect width="26" height="106" fill="#0F5B57" />
      <circle cx="13" cy="15" r="8" fill="#D9DEE2" />
      <rect x="32" y="9" width="40" height="5" fill="#0F5B57" />
      <Lines x={32} y={22} width={40} count={15} />
    </>
  ),
  compact: (
    <>
      <rect x="8" y="8" width="34" height="4" fill="#1B1F23" />
      <Lines x={8} y={18} width={64} count={16} />
    </>
  ),
  elegant: (
    <>
      <rect width="80" height="26" fill="#33414B" />
      <rect x="8" y="9" width="36" height="5" fill="#FFFFFF" />
      <rect x="58" y="5" width="14" height="17" fill="#D9DEE2" />
      <rect x="8" y="34" width="14" height="3" fill="#33414B" />
      <Lines x={28} y={34} width={44} count={6} />
      <rect x="8" y="68" width="14" height="3" fill="#33414B" />
      <Lines x={28} y={68} width={44} count={6} />
    </>
  ),
  international: (
    <>
      <rect x="8" y="9" width="38" height="5" fill="#1B1F23" />
      <rect x="8" y="18" width="64" height="1.5" fill="#2F5A34" />
      <rect x="8" y="26" width="18" height="3" fill="#2F5A34" />
      <Lines x={8} y={33} width={64} count={5} />
      <rect x="8" y="62" width="18" height="3" fill="#2F5A34" />
      <Lines x={8} y={69} width={64} count={6} />
    </>
  ),
  timeline: (
    <>
      <rect x="8" y="10" width="38" height="5" fill="#7A2136" />
      <circle cx="65" cy="14" r="8" fill="#D9DEE2" />
      <rect x="27" y="32" width="1" height="66" fill="#7A2136" />
      {[34, 57, 80].map((y) => (
        <g key={y}>
          <rect x="8" y={y} width="13" height="2.5" fill="#7A2136" />
          <circle cx="27.5" cy={y + 1} r="2.5" fill="#7A2136" />
          <Lines x={34} y={y} width={38} count={4} />
        </g>
      ))}
    </>
  ),
  duo: (
    <>
      <rect x="8" y="10" width="36" height="5" fill="#1B1F23" />
      <Lines x={8} y={22} width={40} count={15} />
      <rect x="52" y="8" width="0.8" height="90" fill="#B7BEC4" />
      <rect x="57" y="10" width="16" height="19" fill="#D9DEE2" />
      <Lines x={57} y={36} width={16} count={11} />
    </>
  ),
  portrait: (
    <>
      <rect width="80" height="32" fill="#533A7B" />
      <rect width="28" height="32" fill="#D9DEE2" />
      <rect x="34" y="10" width="36" height="5" fill="#FFFFFF" />
      <rect x="8" y="40" width="64" height="6" fill="#E6E8EB" />
      <Lines x={8} y={51} width={64} count={4} />
      <rect x="8" y="75" width="64" height="6" fill="#E6E8EB" />
      <Lines x={8} y={86} width={64} count={3} />
    </>
  ),
};

/** A small drawing of a template. */
export const CvSketch = ({ template }: { template: CvTemplate }) => (
  <svg aria-hidden viewBox="0 0 80 106" className="mx-auto w-24 rounded-sm border border-line bg-white">
    {sketches[template]}
  </svg>
);
