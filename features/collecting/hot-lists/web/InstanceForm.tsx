import { Button, Checkbox, ErrorOf, Row, TextField, toast, useWords } from '@guanlan/platform/web'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Instances } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hot-lists.module.css'

/** Addresses of the own instances, and the switch for everybody. */
export function InstanceForm({
  instances,
  shown,
  onSaved,
}: {
  instances: Instances
  shown: boolean
  onSaved: () => void
}) {
  const t = useWords(strings)
  const [written, setWritten] = useState(instances)
  const save = useMutation({
    mutationFn: () => api.instancesSave({ body: written }),
    onSuccess: () => {
      toast({ text: t('saved') })
      onSaved()
    },
  })
  const show = useMutation({
    mutationFn: (next: boolean) => api.publicSetting({ body: { shown: next } }),
    onSuccess: onSaved,
  })
  const failed = save.isError ? save : show.isError ? show : null
  return (
    <Row
      as="form"
      gap={12}
      wrap
      align="end"
      className={styles.upkeep}
      onSubmit={event => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {(['newsnow', 'dailyhot'] as const).map(name => (
        <TextField
          key={name}
          label={t(name)}
          type="url"
          placeholder="http://127.0.0.1:4444"
          value={written[name] ?? ''}
          onChange={event => setWritten({ ...written, [name]: event.target.value.trim() || null })}
        />
      ))}
      <Button kind="primary" onClick={() => save.mutate()}>
        {t('save')}
      </Button>
      <Row as="span" gap={6} align="center">
        <Checkbox label={t('showPublicly')} checked={shown} onChange={on => show.mutate(on)} />
        <span aria-hidden>{t('showPublicly')}</span>
      </Row>
      {failed && <ErrorOf error={failed.error} />}
    </Row>
  )
}
