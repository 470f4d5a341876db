import type { View } from '@guanlan/features/desk/article-list/web'
import { IconButton, useAppearance, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { screenStrings } from '../../strings/screens.ts'
import { askOfPlan } from '../ask-address.ts'
import { planOfView } from '../plan-view.ts'

/** At the head of a search: a question over what it finds. */
export default function AskSearch({ view, rule }: { view: View; rule: string }) {
  const t = useWords(screenStrings)
  const may = useMay()
  const navigate = useNavigate()
  const zone = useAppearance(state => state.timeZone)
  if (!may('assistant.ask')) return null
  const ask = () => {
    const monitors = view.monitor === null ? view.monitors : [view.monitor]
    const empty = { from: '', to: '', monitors: [], filters: [], query: rule }
    void navigate(askOfPlan(t('askArticles'), planOfView(empty, { ...view, monitors }, Date.now(), zone)))
  }
  return <IconButton size="small" icon="assistant" label={t('askAbout')} onClick={ask} />
}
