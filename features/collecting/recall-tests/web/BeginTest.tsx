import { Button, Column, IconButton, Note, Row, TextField, useWords } from '@guanlan/platform/web'
import { useId, useRef, useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './recall-tests.module.css'

interface Begin {
  name: string
  text: string
  file: number | null
  lateMinutes: number
}

/** A list is pasted or comes from a table; a name says which it was. */
export function BeginTest({ onBegin }: { onBegin: (begin: Begin) => Promise<boolean> }) {
  const t = useWords(strings)
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [minutes, setMinutes] = useState('60')
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = text.trim() === '' && file === null
  const begin = async () => {
    setBusy(true)
    try {
      const stored = file && (await api.file({ files: [file] }, { timeout: 'long' }))
      const called = name.trim() || (file?.name ?? t('title'))
      const lateMinutes = Number(minutes) || 60
      const isStarted = await onBegin({ name: called.slice(0, 100), text, file: stored?.id ?? null, lateMinutes })
      if (isStarted) {
        setText('')
        setFile(null)
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <Column
      as="form"
      gap={8}
      onSubmit={event => {
        event.preventDefault()
        if (!isEmpty) void begin()
      }}
    >
      <label className="unseen" htmlFor={id}>
        {t('listLabel')}
      </label>
      <textarea
        id={id}
        className={styles.list}
        rows={text.includes('\n') ? 6 : 2}
        value={text}
        placeholder={t('listHint')}
        spellCheck={false}
        onChange={event => setText(event.target.value)}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('chooseFile')}
        accept=".xlsx,.csv"
        onChange={event => {
          setFile(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      <Row gap={8} wrap align="end">
        <TextField
          label={t('name')}
          placeholder={t('nameHint')}
          value={name}
          maxLength={100}
          onChange={event => setName(event.target.value)}
        />
        <TextField
          label={t('late')}
          type="number"
          min={1}
          max={10_080}
          value={minutes}
          onChange={event => setMinutes(event.target.value)}
        />
        <IconButton icon="upload" label={t('chooseFile')} onClick={() => chooser.current?.click()} />
        <Button type="submit" kind="primary" icon="search" disabled={isBusy || isEmpty}>
          {t('begin')}
        </Button>
      </Row>
      {file && <Note>{t('fileChosen', { name: file.name })}</Note>}
    </Column>
  )
}
