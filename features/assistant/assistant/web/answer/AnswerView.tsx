import { Button, copyText, linkTo, Row, useMay, useUndo, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { textOfContent } from '../../contract/text-of-content.ts'
import { CollectedDraft, type Figure, type Plan, type StoredAnswer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import styles from './answer.module.css'
import { ContentView } from './ContentView.tsx'
import { useFigureWords } from './figure-words.ts'

// The form travels when it is opened.
const EditCollected = lazy(() => import('./EditCollected.tsx'))

/** An answer with what can be done with it: collect, copy, ask next. */
export default function AnswerView({
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
  const may = useMay()
  const navigate = useNavigate()
  const { content } = answer
  const wordsOf = useFigureWords()
  const lineOfFigure = (figure: Figure) => {
    const { title, shown } = wordsOf(figure)
    return `${title}：${shown}`
  }
  const [isNoting, setNoting] = useState(false)
  const collect = () =>
    act(
      () => api.collect.act({ body: { answerId: answer.id } }),
      () => t('didCollect'),
    )
  const mayReport =
    may('assistant.instruct') && may('reports.edit') && content.kind !== 'translated' && content.passages.length > 0
  const report = async () => {
    const made = await act(
      () => api.makeReport.act({ body: { answerId: answer.id } }),
      () => t('inReport'),
    )
    if (made) void navigate(linkTo('/htmlTemplateReport', null, { id: made.reportId }))
  }
  const next = content.kind === 'answer' ? content.next : []
  return (
    <article className={styles.answer}>
      <ContentView content={content} />
      <Row gap={8} wrap={8} align="center">
        {answer.collectedId === null ? (
          <>
            <Button size="small" kind="quiet" icon="star" onClick={() => void collect()}>
              {t('collect')}
            </Button>
            <Button size="small" kind="quiet" icon="edit" onClick={() => setNoting(true)}>
              {t('collectWithNote')}
            </Button>
          </>
        ) : (
          <span className="dim">{t('isCollected')}</span>
        )}
        <Button
          size="small"
          kind="quiet"
          icon="copy"
          onClick={() => void copyText(textOfContent(content, lineOfFigure), t('copied'), t('notCopied'))}
        >
          {t('copy')}
        </Button>
        {mayReport && (
          <Button size="small" kind="quiet" icon="reports" onClick={() => void report()}>
            {t('toReportDraft')}
          </Button>
        )}
        {onAsk && next.length > 0 && <span className="dim">{t('nextQuestions')}</span>}
        {onAsk &&
          next.map(({ question, plan }) => (
            <Button key={question} size="small" onClick={() => onAsk(question, plan)}>
              {question}
            </Button>
          ))}
      </Row>
      {isNoting && (
        <Suspense>
          <EditCollected
            start={CollectedDraft.parse({})}
            title={t('collectWithNote')}
            answerId={answer.id}
            onClose={() => setNoting(false)}
            onSaved={() => {
              setNoting(false)
              onCollected?.()
            }}
          />
        </Suspense>
      )}
    </article>
  )
}
