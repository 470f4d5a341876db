import { questionOf, type View } from '@guanlan/features/desk/article-list/web'
import { IconButton, linkTo, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import type { StartedTask } from '../tasks/started.ts'

/** At the head of a search: what it finds, written down as a task; reports and pivots are made of that. */
export default function OfSearch({ view, rule }: { view: View; rule: string }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  if (!may('boards.edit')) return null
  const begin = () => {
    const dataTask = taskOfSearch(view, rule, Date.now())
    void navigate(linkTo('/analysisData', null, { open: 'new' }), { state: { dataTask } })
  }
  return <IconButton size="small" icon="reports" label={t('ofSearch')} onClick={begin} />
}

/** The same articles: beside a rule, monitors are one more condition. */
function taskOfSearch(view: View, rule: string, now: number): StartedTask {
  const { from, to, filters } = questionOf(view, now)
  const monitors = view.monitor === null ? [...view.monitors] : [view.monitor]
  const also = rule !== '' && monitors.length > 0
  return {
    rule,
    monitors: also ? [] : monitors,
    filters: also ? [...filters, { field: 'monitor', is: 'is', values: monitors.map(String) }] : [...filters],
    period: { from, to },
  }
}
