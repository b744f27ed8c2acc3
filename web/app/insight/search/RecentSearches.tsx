import { useEffect, useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { usePage } from '../../platform/session/page.ts';
import { forgetSearches, keepSearch, onSearchesChange, recentSearches } from '../../platform/search/recent-searches.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag, Tags } from '../../ui/Tag.tsx';
import { searchPath } from './resultPaths.tsx';

/** Stores a search on this device. */
export const useKeptSearch = (q: string): void => {
  const reader = usePage()?.reader?.memberId;
  useEffect(() => keepSearch(reader, q), [reader, q]);
};

/** Former searches on this device; nothing without scripts. */
export const RecentSearches = ({ agencyId }: { agencyId: string }) => {
  const reader = usePage()?.reader?.memberId;
  const recent = useSyncExternalStore(
    onSearchesChange,
    () => recentSearches(reader).join('\n'),
    () => '',
  );
  if (recent === '') return null;
  return (
    <Section
      title={m.search_recent()}
      actions={
        <Button variant="quiet" onClick={() => forgetSearches(reader ?? 'visitor')}>
          {m.search_forget()}
        </Button>
      }
    >
      <Tags label={m.search_recent()} wrap>
        {recent.split('\n').map((q) => (
          <Tag key={q} to={searchPath({ q, type: 'all', agencyId, provinceCode: '', career: '' })}>
            {q}
          </Tag>
        ))}
      </Tags>
    </Section>
  );
};
