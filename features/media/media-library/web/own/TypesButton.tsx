import { Button, IconButton, PopoverButton, RefusalError, useUndo, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { mostTypes, typeNameLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, libraryKey } from '../api.ts'
import { useTypes } from '../use-types.ts'
import styles from './own.module.css'

/** The dictionary of what media are to the organisation, as administrators write it. */
export function TypesButton() {
  const t = useWords(strings)
  return (
    <PopoverButton label={t('types')} icon="settings">
      {close => <Types close={close} />}
    </PopoverButton>
  )
}

interface Line {
  key: string
  code?: string | undefined
  name: string
  used: number
}

function Types({ close }: { close: () => void }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = useUndo(useCallback(() => client.invalidateQueries({ queryKey: [libraryKey, 'types'] }), [client]))
  const types = useTypes(true)
  const [written, setWritten] = useState<Line[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const lines = written ?? types.map(({ code, name, used }) => ({ key: code, code, name, used }))
  const save = async () => {
    setProblem(null)
    try {
      const list = lines.map(({ code, name }) => ({ name, ...(code !== undefined && { code }) }))
      const done = await act(
        () => api.saveTypes.act({ body: { list } }),
        () => t('typesSaved'),
      )
      if (done !== null) close()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setProblem(error.problems[0]?.msg ?? error.message)
    }
  }
  return (
    <form
      className={styles.panel}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <ul>
        {lines.map((line, at) => (
          <li key={line.key}>
            <input
              className="field"
              aria-label={t('typeName')}
              maxLength={typeNameLength}
              value={line.name}
              onChange={event => setWritten(lines.with(at, { ...line, name: event.target.value }))}
            />
            <small className="dim">{t('typeUse', { count: line.used })}</small>
            <IconButton
              icon="trash"
              size="small"
              label={t('removeType', { name: line.name })}
              disabled={line.used > 0}
              onClick={() => setWritten(lines.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon="plus"
        disabled={lines.length >= mostTypes}
        onClick={() => setWritten([...lines, { key: crypto.randomUUID(), name: '', used: 0 }])}
      >
        {t('addType')}
      </Button>
      <p className="dim">
        <small>{t('typesNote')}</small>
      </p>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <Button kind="primary" type="submit">
        {t('save')}
      </Button>
    </form>
  )
}
