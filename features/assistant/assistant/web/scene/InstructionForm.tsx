import { Button, Note, RefusalError, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Amounts, Instruction, InstructionField, StoredAnswer, Values } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'
import styles from './scene.module.css'

const ArticlesField = lazy(() => import('./ArticlesField.tsx'))

/** The fields of an instruction; run, it answers or says what is wrong at its field. */
export function InstructionForm({
  instruction: { id, fields, isReady, example },
  tools,
  onDone,
}: {
  instruction: Instruction
  tools: Amounts['tools'] | undefined
  onDone: (answer: StoredAnswer) => void
}) {
  const t = useWords(screenStrings)
  const [values, setValues] = useState<Values>({})
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const isUsed = tools !== undefined && tools.limit !== null && tools.used >= tools.limit
  const set = (name: string, value: Values[string]) => setValues(now => ({ ...now, [name]: value }))
  const run = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    setProblem(null)
    try {
      onDone(await api.run({ params: { id }, body: { values } }, { timeout: 'long' }))
    } catch (error) {
      const field = error instanceof RefusalError ? (error.problems[0]?.field ?? '') : ''
      setProblem({ field: field.replace(/^values\./, ''), text: (error as Error).message })
    } finally {
      setRunning(false)
    }
  }
  const problemOf = (name: string) => (problem?.field === name ? problem.text : undefined)
  const isElsewhere = problem !== null && !fields.some(({ name }) => name === problem.field)
  if (!isReady)
    return (
      <Stack gap={8} className={styles.form}>
        <p>{t('notReady')}</p>
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
      {fields.map(field =>
        field.kind === 'articles' ? (
          <Suspense key={field.name}>
            <ArticlesField
              field={field}
              subject={String(values.subject ?? '')}
              problem={problemOf(field.name)}
              onChange={ids => set(field.name, ids)}
            />
          </Suspense>
        ) : (
          <Writing
            key={field.name}
            field={field}
            value={String(values[field.name] ?? '')}
            problem={problemOf(field.name)}
            onChange={text => set(field.name, text)}
          />
        ),
      )}
      <Note kind="example">{`${t('example')}：${example}`}</Note>
      {isElsewhere && (
        <p className="problem" role="alert">
          {problem.text}
        </p>
      )}
      <Row as="footer" gap={8} align="center" to="end">
        {isUsed && <span className="dim">{t('toolsUsed', { limit: String(tools.limit) })}</span>}
        <Button type="submit" kind="primary" disabled={isRunning || isUsed}>
          {isRunning ? t('running') : t('run')}
        </Button>
      </Row>
    </form>
  )
}

function Writing({
  field: { label, kind, most, required },
  value,
  problem,
  onChange,
}: {
  field: InstructionField
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}) {
  const t = useWords(screenStrings)
  const id = useId()
  const aside = required ? undefined : <span className="dim">{t('optional')}</span>
  if (kind === 'line')
    return (
      <TextField
        label={label}
        aside={aside}
        maxLength={most}
        value={value}
        problem={problem}
        onChange={event => onChange(event.target.value)}
      />
    )
  return (
    <div className="labelled">
      <div className="label-line">
        <label htmlFor={id}>{label}</label>
        <span className="dim">{`${value.length} / ${most}`}</span>
      </div>
      <textarea
        id={id}
        className={`field ${styles.text}`}
        rows={8}
        maxLength={most}
        value={value}
        aria-invalid={problem ? true : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
