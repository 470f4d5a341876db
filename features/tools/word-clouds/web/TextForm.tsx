import { Button, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { type FormEvent, useId, useState } from 'react'
import { type Cloud, mostTextBytes } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './cloud.module.css'
import { optionsOf } from './word-lists.ts'

/** A text of one's own and which words count; it goes to the server once, and is stored nowhere. */
export function TextForm({ onMade }: { onMade: (cloud: Cloud) => void }) {
  const t = useWords(strings)
  const id = useId()
  const [text, setText] = useState('')
  const [written, setWritten] = useState({ stop: '', pinned: '', merged: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (new Blob([text]).size > mostTextBytes) return setProblem(t('textTooLong'))
    setMaking(true)
    setProblem(null)
    try {
      onMade(await api.make({ body: { text, ...optionsOf(written) } }, { timeout: 'long' }))
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Stack as="form" gap={12} onSubmit={event => void make(event as FormEvent)}>
      <div className="labelled">
        <label htmlFor={id}>{t('text')}</label>
        <textarea
          id={id}
          className={`field ${styles.area}`}
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="dim">{t('textHint')}</span>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Row gap={12} wrap={8}>
        {(['stop', 'pinned', 'merged'] as const).map(name => (
          <TextField
            key={name}
            label={t(name)}
            value={written[name]}
            below={t('separated')}
            onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
          />
        ))}
      </Row>
      <Row gap={8}>
        <Button type="submit" kind="primary" disabled={isMaking || text.trim() === ''}>
          {t('make')}
        </Button>
      </Row>
    </Stack>
  )
}
