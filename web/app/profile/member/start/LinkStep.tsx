import type { SubmissionResult } from '@conform-to/react';
import { toLink } from '@m4u/contract/profile/member/link.rules';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { Portrait } from '../../page/show/ProfileHead.tsx';
import { themeProps } from '../../theme/ThemedPage.tsx';
import type { StepData } from './guide.server.ts';
import { MeetingButton } from './MeetingButton.tsx';
import { OpenShopCard } from './OpenShopCard.tsx';
import { OwnLink } from './OwnLink.tsx';
import { ShareWays } from './ShareWays.tsx';
import { StepFoot, StepPage } from './StepPage.tsx';

type LinkStepProps = Extract<StepData, { step: 'link' }> & { reply: SubmissionResult | null };

/** The card of the page in its theme, with its code. */
const CodeCard = ({ face, qr }: Pick<LinkStepProps, 'face' | 'qr'>) => (
  <section
    aria-label={face.name}
    {...themeProps(
      face.theme,
      'flex flex-col items-center gap-3 rounded-lg bg-(image:--brand-background-image) bg-size-(--brand-background-size) bg-center p-4 shadow-sm',
    )}
  >
    <div className="flex w-full items-center gap-3">
      <Portrait name={face.name} kind="member" picture={face.portrait} size={52} className="ring-2" />
      <div className="min-w-0">
        <p lang={face.lang} className="font-bold wrap-anywhere">
          {face.name}
        </p>
        {face.headline !== '' && (
          <p lang={face.lang} className="text-sm wrap-anywhere">
            {face.headline}
          </p>
        )}
      </div>
    </div>
    <img
      key={qr}
      src={qr}
      width={240}
      height={240}
      alt={m.qr_of({ name: face.name })}
      className="rounded-md bg-[#fff]"
    />
  </section>
);

/** Last step: the page's link and code, and how to share them. */
export const LinkStep = ({
  step,
  face,
  link,
  isTaken,
  address,
  targets,
  qr,
  qrFile,
  meeting,
  reply,
}: LinkStepProps) => {
  const [typed, setTyped] = useState(link);
  // The link whose form is open: that of a new link begins closed.
  const [changed, setChanged] = useState<string>();
  // Leaving would lose another link that is typed.
  const isChosen = toLink(typed) === link || toLink(typed) === '';
  return (
    <StepPage step={step} page={face.path} title={m.start_done_title()}>
      {isTaken && <CodeCard face={face} qr={qr} />}
      <OwnLink
        key={link}
        address={address}
        link={link}
        isTaken={isTaken}
        reply={reply}
        onTyped={setTyped}
        onChanging={(isChanging) => setChanged(isChanging ? link : undefined)}
      />
      {isTaken && <ShareWays address={address} targets={targets} qrFile={qrFile} file={`m4u-${link}.png`} />}
      {!face.isPerson && <OpenShopCard name={face.name} />}
      {/* It stands over the end of the page, where the form for another link has its button. */}
      {isChosen && changed !== link && (
        <StepFoot>
          <div className="stack gap-2">
            {meeting && <MeetingButton meeting={meeting} />}
            <LinkButton to={face.path} block size="lg" {...(meeting && { variant: 'secondary' as const })}>
              {m.start_see_page()}
            </LinkButton>
          </div>
        </StepFoot>
      )}
    </StepPage>
  );
};
