import { Button, Checkbox, Row, Stack, TextField, toast, useWords } from '@guanlan/platform/web'
import { type FormEvent, useId, useState } from 'react'
import { type Policy, type PolicyDraft, titleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './policies.module.css'

const blank: PolicyDraft = {
  title: '',
  issuer: '',
  number: '',
  publishedOn: null,
  inForceOn: null,
  endedOn: null,
  region: null,
  body: '',
  url: null,
  everybody: false,
}
const days = ['publishedOn', 'inForceOn', 'endedOn'] as const

/** A policy as it is written by hand, or read from its address first. */
export function PolicyForm({
  start,
  isOperator,
  onClose,
  onSaved,
}: {
  start: Policy | null
  isOperator: boolean
  onClose: () => void
  onSaved: (id: number) => Promise<void>
}) {
  const t = useWords(strings)
  const id = useId()
  const [draft, setDraft] = useState<PolicyDraft>(start ? draftOf(start) : blank)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<PolicyDraft>) => setDraft({ ...draft, ...part })
  const act = async (work: () => Promise<void>) => {
    setProblem(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const read = () =>
    act(async () => {
      const { title, body, issuer } = await api.read({ body: { url: draft.url ?? '' } }, { timeout: 'long' })
      change({ body, title: draft.title || title, issuer: draft.issuer || issuer })
    })
  const save = (event: FormEvent) => {
    event.preventDefault()
    return act(async () => {
      const { data, operation } = await api.save.act({
        body: { ...draft, ...(start && { id: start.id, version: start.version }) },
      })
      toast({ text: t('saved'), ...(operation !== undefined && { operation }) })
      await onSaved(data.id)
    })
  }
  return (
    <section className={styles.screen} aria-label={t(start ? 'change' : 'add')}>
      <h1>{t(start ? 'change' : 'add')}</h1>
      <Stack as="form" gap={12} onSubmit={event => void save(event as FormEvent)}>
        <Row gap={8} align="end" wrap={8}>
          <TextField
            label={t('url')}
            type="url"
            value={draft.url ?? ''}
            onChange={({ target }) => change({ url: target.value === '' ? null : target.value })}
          />
          <Button disabled={isBusy || draft.url === null} onClick={() => void read()}>
            {t('readUrl')}
          </Button>
        </Row>
        <TextField
          label={t('policyTitle')}
          value={draft.title}
          maxLength={titleLength}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Row gap={12} wrap={8}>
          <TextField
            label={t('issuer')}
            value={draft.issuer}
            maxLength={100}
            onChange={({ target }) => change({ issuer: target.value })}
          />
          <TextField
            label={t('number')}
            value={draft.number}
            maxLength={100}
            onChange={({ target }) => change({ number: target.value })}
          />
          {days.map(day => (
            <TextField
              key={day}
              label={t(day)}
              type="date"
              value={draft[day] ?? ''}
              onChange={({ target }) => change({ [day]: target.value === '' ? null : target.value })}
            />
          ))}
        </Row>
        <div className="labelled">
          <label htmlFor={id}>{t('body')}</label>
          <textarea
            id={id}
            className={`field ${styles.area}`}
            rows={14}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </div>
        {isOperator && (
          <Row as="label" gap={4} align="center">
            <Checkbox label={t('everybody')} checked={draft.everybody} onChange={everybody => change({ everybody })} />
            {t('everybody')}
          </Row>
        )}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <Row gap={8}>
          <Button type="submit" kind="primary" disabled={isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </section>
  )
}

function draftOf(policy: Policy): PolicyDraft {
  const { title, issuer, number, publishedOn, inForceOn, endedOn, region, body, url, everybody } = policy
  return { title, issuer, number, publishedOn, inForceOn, endedOn, region, body, url, everybody }
}
