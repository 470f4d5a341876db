import { Button, Row, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type Content, fieldsOf, InstructionDraft, type Values } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { ContentView } from '../answer/ContentView.tsx'
import { api } from '../api.ts'
import { FieldInputs, type FieldProblem, problemIn } from './FieldInputs.tsx'
import styles from './scene.module.css'
import { useStop } from './use-stop.ts'

/** What is written is run on a sample, and nothing of it is stored. */
export default function TryInstruction({ written }: { written: InstructionDraft }) {
  const t = useWords(screenStrings)
  const [values, setValues] = useState<Values>({})
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [content, setContent] = useState<Content | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { begin, stop } = useStop()
  const draft = InstructionDraft.safeParse(written)
  const fields = draft.success ? fieldsOf(draft.data) : []
  const run = async () => {
    if (!draft.success) return
    setRunning(true)
    setProblem(null)
    const signal = begin()
    try {
      setContent(await api.tryInstruction({ body: { draft: draft.data, values } }, { signal, timeout: 'long' }))
    } catch (error) {
      setProblem(signal.aborted ? { field: '', text: t('instructionStopped') } : problemIn(error))
    } finally {
      setRunning(false)
    }
  }
  const isElsewhere = problem !== null && !fields.some(({ name }) => name === problem.field)
  return (
    <Stack as="section" gap={12} className={styles.tried} aria-label={t('tryIt')}>
      <Row gap={8} align="baseline" wrap={4}>
        <b>{t('tryIt')}</b>
        <span className="dim">{t('tryHint')}</span>
      </Row>
      <FieldInputs
        fields={fields}
        values={values}
        problem={problem}
        onChange={(name, value) => setValues(now => ({ ...now, [name]: value }))}
      />
      {isElsewhere && (
        <p className="problem" role="alert">
          {problem.text}
        </p>
      )}
      <Row gap={8} to="end">
        {isRunning && <Button onClick={stop}>{t('stop')}</Button>}
        <Button disabled={isRunning || !draft.success} onClick={() => void run()}>
          {t(isRunning ? 'running' : 'tryIt')}
        </Button>
      </Row>
      {content && <ContentView content={content} />}
    </Stack>
  )
}
