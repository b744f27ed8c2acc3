import { classNames } from '../../ui/classNames.ts';

/** A text with its matches marked. */
export const HighlightedText = ({
  stretches,
}: {
  stretches: readonly { readonly text: string; readonly isFound: boolean }[];
}) => (
  <>
    {stretches.map(({ text, isFound }, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- stretches of one text have no other name
      isFound ? (
        // The background would swallow the narrow space after it.
        <mark
          key={index}
          className={classNames(
            'rounded-sm bg-accent-soft text-inherit',
            stretches[index + 1]?.text.startsWith(' ') && 'mr-0.5',
          )}
        >
          {text}
        </mark>
      ) : (
        <span key={index}>{text}</span>
      ),
    )}
  </>
);
