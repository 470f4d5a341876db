import type { Question } from '@guanlan/features/articles/articles/contract'
import { Button, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { screenStrings } from '../../strings/screens.ts'
import { askOfPlan } from '../ask-address.ts'

/** Beside a point that is out of the usual: why it is, over its articles. */
export default function AskWhy({
  question: { monitor, monitors = [], from, to, filters },
  kind,
}: {
  question: Question
  kind: 'rise' | 'dip'
}) {
  const t = useWords(screenStrings)
  const may = useMay()
  const navigate = useNavigate()
  if (!may('assistant.ask')) return null
  const plan = { from, to, monitors: monitor === undefined ? monitors : [monitor], filters, query: '' }
  return (
    <Button
      size="small"
      kind="quiet"
      icon="assistant"
      onClick={() => void navigate(askOfPlan(t(`askWhy_${kind}`), plan))}
    >
      {t('askAbout')}
    </Button>
  )
}
