import { questionOf, type View } from '@guanlan/features/desk/article-list/web'
import { IconButton, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { placeOf } from '../places.ts'
import { comparisonOfSearch } from './of-search.ts'

/** At the head of a search: a comparison with it as its first subject. Conditions that no subject can have are named in its form. */
export default function OfSearch({ view, rule }: { view: View; rule: string }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  if (!may('comparison.edit')) return null
  const begin = () => {
    const monitors = view.monitor === null ? view.monitors : [view.monitor]
    const comparison = comparisonOfSearch({ rule, monitors, filters: view.filters }, questionOf(view, Date.now()))
    void navigate(placeOf('/Comparison', 'settings', 'new'), { state: { comparison } })
  }
  return <IconButton size="small" icon="analysis" label={t('ofSearch')} onClick={begin} />
}
