import { Button, copyText, Row, useUndo, useWords } from '@guanlan/platform/web'
import type { Plan, StoredAnswer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import styles from './answer.module.css'
import { ContentView } from './ContentView.tsx'
import { textOfContent } from './text-of-content.ts'

/** An answer with what can be done with it: collect, copy, ask next. */
export function AnswerView({
  answer,
  onAsk,
  onCollected,
}: {
  answer: StoredAnswer
  onAsk?: (question: string, plan: Plan) => void
  onCollected?: () => void
}) {
  const t = useWords(screenStrings)
  const act = useUndo(async () => onCollected?.())
  const { content } = answer
  const collect = () =>
    act(
      () => api.collect.act({ body: { answerId: answer.id } }),
      () => t('didCollect'),
    )
  const next = content.kind === 'answer' ? content.next : []
  return (
    <article className={styles.answer}>
      <ContentView content={content} />
      <Row gap={8} wrap={8} align="center">
        {answer.collectedId === null ? (
          <Button size="small" kind="quiet" icon="star" onClick={() => void collect()}>
            {t('collect')}
          </Button>
        ) : (
          <span className="dim">{t('isCollected')}</span>
        )}
        <Button
          size="small"
          kind="quiet"
          icon="copy"
          onClick={() => void copyText(textOfContent(content), t('copied'), t('notCopied'))}
        >
          {t('copy')}
        </Button>
        {onAsk && next.length > 0 && <span className="dim">{t('nextQuestions')}</span>}
        {onAsk &&
          next.map(({ question, plan }) => (
            <Button key={question} size="small" onClick={() => onAsk(question, plan)}>
              {question}
            </Button>
          ))}
      </Row>
    </article>
  )
}
