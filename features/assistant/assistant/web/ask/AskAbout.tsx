import { Button, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { mostOfQuestion } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { askOfArticles } from '../ask-address.ts'

/** Beside articles of a story or an incident: a question over them alone. */
export default function AskAbout({ articles }: { articles: readonly number[] }) {
  const t = useWords(screenStrings)
  const may = useMay()
  const navigate = useNavigate()
  if (!may('assistant.ask') || articles.length === 0) return null
  return (
    <Button
      size="small"
      kind="quiet"
      icon="assistant"
      onClick={() => void navigate(askOfArticles(articles.slice(0, mostOfQuestion)))}
    >
      {t('askAbout')}
    </Button>
  )
}
