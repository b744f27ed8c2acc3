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
        <mark key={index} className="rounded-sm bg-accent-soft text-inherit">
          {text}
        </mark>
      ) : (
        <span key={index}>{text}</span>
      ),
    )}
  </>
);
