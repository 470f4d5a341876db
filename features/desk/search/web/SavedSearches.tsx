import { PopoverButton, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { queryOfSearch, type SearchView } from './address.ts'
import { PastSearches } from './PastSearches.tsx'
import { PlanList } from './PlanList.tsx'
import { useKeepPast } from './plan-queries.ts'

/** Plans and past searches, beside the box. */
export function SavedSearches({ view, rule }: { view: SearchView; rule: string }) {
  const t = useWords(strings)
  const address = queryOfSearch({ ...view, open: null }).toString()
  useKeepPast(address, rule !== '')
  return (
    <>
      <PopoverButton label={t('plans')} icon="star">
        {close => <PlanList view={view} rule={rule} address={address} onChosen={close} />}
      </PopoverButton>
      <PopoverButton label={t('past')} icon="history" isIconOnly>
        {close => <PastSearches onChosen={close} />}
      </PopoverButton>
    </>
  )
}
