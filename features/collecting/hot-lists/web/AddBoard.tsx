import { platformNames } from '@guanlan/features/articles/articles/contract'
import { Button, ErrorOf, Row, TextField, useWords } from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'
import { usePlatformName } from './words.ts'

type Instance = 'newsnow' | 'dailyhot'
const blank = { platform: '', instance: 'newsnow' as Instance, route: '', everySeconds: '120' }

/** Which list of which instance is the board of a platform; one that is followed already is changed. */
export function AddBoard({ onAdded }: { onAdded: () => void }) {
  const t = useWords(strings)
  const nameOf = usePlatformName()
  const [codes, instance] = [useId(), useId()]
  const [written, setWritten] = useState(blank)
  const add = useMutation({
    mutationFn: () => api.boardSave({ body: { ...written, everySeconds: Number(written.everySeconds) } }),
    onSuccess: () => {
      setWritten(blank)
      onAdded()
    },
  })
  const field = (name: 'platform' | 'route' | 'everySeconds') => ({
    value: written[name],
    onChange: (event: { target: { value: string } }) => setWritten({ ...written, [name]: event.target.value.trim() }),
  })
  return (
    <Row
      as="form"
      gap={12}
      wrap
      align="end"
      className={styles.upkeep}
      onSubmit={event => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <TextField label={t('platformCode')} list={codes} required {...field('platform')} />
      <datalist id={codes}>
        {Object.keys(platformNames).map(code => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </datalist>
      <div className="labelled">
        <label htmlFor={instance}>{t('instance')}</label>
        <select
          id={instance}
          className="field"
          value={written.instance}
          onChange={event => setWritten({ ...written, instance: event.target.value as Instance })}
        >
          <option value="newsnow">newsnow</option>
          <option value="dailyhot">DailyHotApi</option>
        </select>
      </div>
      <TextField label={t('route')} placeholder={written.platform} {...field('route')} />
      <TextField label={t('everySeconds')} inputMode="numeric" {...field('everySeconds')} />
      <Button kind="primary" icon="plus" onClick={() => add.mutate()}>
        {t('addBoard')}
      </Button>
      {add.isError && <ErrorOf error={add.error} />}
    </Row>
  )
}
