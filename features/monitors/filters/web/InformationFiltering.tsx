import { Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { FilteredArticles } from './FilteredArticles.tsx'
import { SimilarFilters } from './SimilarFilters.tsx'

/** What filters have taken out, and the filters of similar content. */
export default function InformationFiltering() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const part = search.get('part') === 'similar' || search.has('open') ? 'similar' : 'filtered'
  const parts = (
    <Segmented
      label={t('part')}
      value={part}
      onChange={next => setSearch({ part: next })}
      options={[
        { value: 'filtered', label: t('partFiltered') },
        { value: 'similar', label: t('similar') },
      ]}
    />
  )
  return part === 'similar' ? <SimilarFilters parts={parts} /> : <FilteredArticles parts={parts} />
}
