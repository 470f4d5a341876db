import { Button, exact, Row, toast, useMay, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { type AmountSent, type Amounts, longestQuestion, type Plan, type PlanMade } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import type { Proposed } from '../ask-address.ts'
import styles from './session.module.css'

// Filters and ranges travel with the first plan.
const PlanPanel = lazy(() => import('./PlanPanel.tsx'))
const CostPanel = lazy(() => import('./CostPanel.tsx'))
const ProposePlan = lazy(() => import('./ProposePlan.tsx'))

/** A question, then what it asks of the articles, then the answer: only that counts. Enter goes on, Shift+Enter is a new line. */
export function AskBox({
  proposed,
  questions,
  isBusy,
  onAnswer,
}: {
  /** A question that was chosen elsewhere; with its plan it is shown at once. */
  proposed: Proposed | null
  questions: Amounts['questions'] | undefined
  isBusy: boolean
  /** Whether it was answered; by a model, what is sent to it. */
  onAnswer: (question: string, plan: Plan, amount: AmountSent | null) => Promise<boolean>
}) {
  const t = useWords(screenStrings)
  const id = useId()
  const [question, setQuestion] = useState(proposed?.question ?? '')
  const [plan, setPlan] = useState<PlanMade | null>(proposed?.plan ? { ...proposed.plan, understood: [] } : null)
  const [isPlanning, setPlanning] = useState(false)
  const [isPricing, setPricing] = useState(false)
  const [isProposing, setProposing] = useState(false)
  const mayModel = useMay()('models.use')
  const box = useRef<HTMLTextAreaElement>(null)
  const answerButton = useRef<HTMLButtonElement>(null)
  const isUsed = questions !== undefined && questions.limit !== null && questions.used >= questions.limit
  const makePlan = async (text: string) => {
    if (text.trim() === '') return
    setPlanning(true)
    try {
      setPlan(await api.plan({ body: { question: text, articles: [...(proposed?.articles ?? [])] } }))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setPlanning(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was proposed is planned once
  useEffect(() => {
    if (proposed && !proposed.plan) void makePlan(proposed.question)
    if (!proposed) box.current?.focus({ preventScroll: true })
  }, [])
  const hasPlan = plan !== null
  useEffect(() => {
    if (hasPlan) answerButton.current?.focus({ preventScroll: true })
  }, [hasPlan])
  const answer = async (amount: AmountSent | null = null) => {
    if (!plan || isBusy || isUsed) return
    const { understood: _, ...request } = plan
    if (!(await onAnswer(question.trim(), request, amount))) return
    setPricing(false)
    setQuestion('')
    setPlan(null)
    box.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void (plan ? answer() : makePlan(question))
  }
  return (
    <section className={styles.ask} aria-label={t('question')}>
      {plan && (
        <Suspense>
          <PlanPanel
            plan={plan}
            onChange={changed => {
              setPlan(changed)
              setPricing(false)
            }}
          />
          {isProposing && (
            <ProposePlan
              question={question.trim()}
              onPlan={proposed => {
                setPlan(proposed)
                setPricing(false)
              }}
              onClose={() => setProposing(false)}
            />
          )}
          {isPricing && (
            <CostPanel
              question={question.trim()}
              plan={plan}
              isBusy={isBusy || isUsed}
              onRun={amount => void answer(amount)}
              onClose={() => setPricing(false)}
            />
          )}
        </Suspense>
      )}
      <Row gap={8} align="end" data-acts="">
        <label htmlFor={id} className="unseen">
          {t('question')}
        </label>
        <textarea
          ref={box}
          id={id}
          className={`field ${styles.box}`}
          rows={2}
          maxLength={longestQuestion}
          placeholder={t('questionHint')}
          value={question}
          onKeyDown={onKeyDown}
          onChange={event => {
            setQuestion(event.target.value)
            setPlan(null)
            setPricing(false)
            setProposing(false)
          }}
        />
        {plan ? (
          <>
            {mayModel && !isProposing && (
              <Button kind="quiet" disabled={isBusy} onClick={() => setProposing(true)}>
                {t('proposePlan')}
              </Button>
            )}
            {mayModel && !isPricing && (
              <Button icon="assistant" disabled={isBusy || isUsed} onClick={() => setPricing(true)}>
                {t('letModel')}
              </Button>
            )}
            <Button
              ref={answerButton}
              kind="primary"
              icon="send"
              disabled={isBusy || isUsed}
              onClick={() => void answer()}
            >
              {t('answer')}
            </Button>
          </>
        ) : (
          <Button
            kind="primary"
            disabled={isBusy || isPlanning || question.trim() === ''}
            onClick={() => void makePlan(question)}
          >
            {t('makePlan')}
          </Button>
        )}
      </Row>
      <p className="dim">
        {isUsed
          ? t('usedToday', { limit: String(questions.limit) })
          : questions && questions.limit !== null
            ? t('leftToday', { count: exact(questions.limit - questions.used) })
            : ''}
      </p>
    </section>
  )
}
