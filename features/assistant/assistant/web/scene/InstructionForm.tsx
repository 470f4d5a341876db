import { ModelWay } from '@guanlan/features/handling/models/web'
import { Button, exact, Note, Row, Stack, useWords } from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Amounts, Instruction, InstructionCost, StoredAnswer, Values } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import { FieldInputs, type FieldProblem, problemIn } from './FieldInputs.tsx'
import styles from './scene.module.css'
import { useStop } from './use-stop.ts'

/** The fields of an instruction; run, it answers or says what is wrong at its field. */
export function InstructionForm({
  instruction: { id, fields, isReady, example, needs },
  tools,
  onDone,
}: {
  instruction: Instruction
  tools: Amounts['tools'] | undefined
  onDone: (answer: StoredAnswer) => void
}) {
  const t = useWords(screenStrings)
  const [values, setValues] = useState<Values>({})
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [cost, setCost] = useState<InstructionCost | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { begin, stop } = useStop()
  const isUsed = tools !== undefined && tools.limit !== null && tools.used >= tools.limit
  const set = (name: string, value: Values[string]) => {
    setValues(now => ({ ...now, [name]: value }))
    setCost(null)
  }
  const run = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setProblem(null)
    const signal = begin()
    try {
      const call = { params: { id }, body: { values } }
      // What a model is given is shown before it is sent.
      if (needs === 'model' && !cost) setCost(await api.instructionCost(call, { signal, timeout: 'long' }))
      else {
        onDone(await api.run(call, { signal, timeout: 'long' }))
        setCost(null)
      }
    } catch (error) {
      setProblem(signal.aborted ? { field: '', text: t('instructionStopped') } : problemIn(error))
    } finally {
      setRunning(false)
    }
  }
  const isElsewhere = problem !== null && !fields.some(({ name }) => name === problem.field)
  if (!isReady)
    return (
      <Stack gap={8} className={styles.form}>
        <Row gap={8} align="center" wrap={4}>
          <span>{t('notReady')}</span>
          <ModelWay />
        </Row>
        <p className="dim">{t('notReadyText')}</p>
        <Row gap={16} wrap={4}>
          <Link to="/chatGpt/gptSession">{t('toSession')}</Link>
          <Link to="/chatGpt/report">{t('toReport')}</Link>
          <Link to="/chatGpt/translate">{t('toTranslate')}</Link>
        </Row>
      </Stack>
    )
  return (
    <form className={styles.form} onSubmit={event => void run(event)}>
      <FieldInputs fields={fields} values={values} problem={problem} onChange={set} />
      {example !== '' && <Note kind="example">{`${t('example')}：${example}`}</Note>}
      {isElsewhere && (
        <p className="problem" role="alert">
          {problem.text}
        </p>
      )}
      {cost && (
        <Stack as="section" gap={4} className={styles.tried} aria-label={t('costTitle')}>
          <b>{t('costTitle')}</b>
          <p>{t('sendsFields', { model: cost.model, characters: exact(cost.characters), count: cost.passages })}</p>
          <p className="dim">{t('maskedFields')}</p>
          <p>{t('costOf', { tokensIn: exact(cost.tokensIn), tokensOut: exact(cost.tokensOut), yuan: cost.yuan })}</p>
          {cost.over && <Note>{cost.over}</Note>}
        </Stack>
      )}
      <Row as="footer" gap={8} align="center" to="end">
        {isUsed && <span className="dim">{t('toolsUsed', { limit: String(tools.limit) })}</span>}
        {isRunning && <Button onClick={stop}>{t('stop')}</Button>}
        <Button type="submit" kind="primary" disabled={isRunning || isUsed || typeof cost?.over === 'string'}>
          {t(isRunning ? 'running' : cost ? 'sendAndRun' : needs === 'model' ? 'runWithCost' : 'run')}
        </Button>
      </Row>
    </form>
  )
}
