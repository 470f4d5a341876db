import { useIndustries } from '@guanlan/features/articles/dictionaries/web'
import {
  Button,
  choicesOf,
  MomentField,
  PopoverButton,
  Row,
  Segmented,
  Stack,
  TextField,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type EventQuestion, eventKinds, eventStates } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './list.module.css'

type Change = (part: Partial<EventQuestion>) => void

export const isNarrowed = ({ like, state, kind, subject, industry, startTime, endTime }: EventQuestion): boolean =>
  Boolean(like || state || kind || subject || industry || startTime || endTime)

/** By state, kind, industry; behind a button by what it is about and when it began. */
export function Filters({ question, change }: { question: EventQuestion; change: Change }) {
  const t = useWords(strings)
  const industries = useIndustries()
  return (
    <>
      {(question.state ?? question.kind) && (
        <Segmented
          label={t('isOrNot')}
          value={question.isNot ? 'isNot' : 'is'}
          onChange={value => change({ isNot: value === 'isNot' })}
          options={choicesOf(['is', 'isNot'], t)}
        />
      )}
      <select
        className="field"
        aria-label={t('state')}
        value={question.state ?? ''}
        onChange={event => change({ state: (event.target.value || undefined) as EventQuestion['state'] })}
      >
        <option value="">{t('anyState')}</option>
        {eventStates.map(state => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('kind')}
        value={question.kind ?? ''}
        onChange={event => change({ kind: (event.target.value || undefined) as EventQuestion['kind'] })}
      >
        <option value="">{t('anyKind')}</option>
        {eventKinds.map(kind => (
          <option key={kind} value={kind}>
            {t(`kind_${kind}`)}
          </option>
        ))}
      </select>
      <select
        className={`field ${styles.industry}`}
        aria-label={t('industry')}
        value={question.industry ?? ''}
        onChange={event => change({ industry: event.target.value || undefined })}
      >
        <option value="">{t('anyIndustry')}</option>
        {industries?.map(({ dicCode, dicName }) => (
          <option key={dicCode} value={dicCode}>
            {dicName}
          </option>
        ))}
      </select>
      <More question={question} change={change} />
      <Segmented
        label={t('where')}
        value={question.bin ? 'bin' : 'whole'}
        onChange={value => change({ bin: value === 'bin' })}
        options={choicesOf(['whole', 'bin'], t)}
      />
    </>
  )
}

function More({ question, change }: { question: EventQuestion; change: Change }) {
  const t = useWords(strings)
  const count = [question.subject, question.startTime, question.endTime].filter(Boolean).length
  return (
    <PopoverButton label={count === 0 ? t('moreFilters') : t('moreFiltersSet', { count })} icon="filter">
      {close => <MoreForm question={question} change={change} close={close} />}
    </PopoverButton>
  )
}

function MoreForm({ question, change, close }: { question: EventQuestion; change: Change; close: () => void }) {
  const t = useWords(strings)
  const [subject, setSubject] = useState(question.subject)
  const [from, setFrom] = useState<string | null>(question.startTime ?? null)
  const [to, setTo] = useState<string | null>(question.endTime ?? null)
  const apply = (part: { subject: string; from: string | null; to: string | null }) => {
    change({ subject: part.subject.trim(), startTime: part.from ?? undefined, endTime: part.to ?? undefined })
    close()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.more}
      onSubmit={event => {
        event.preventDefault()
        apply({ subject, from, to })
      }}
    >
      <TextField
        label={t('subjectFilter')}
        value={subject}
        maxLength={50}
        onChange={event => setSubject(event.target.value)}
      />
      <MomentField label={t('beganFrom')} problem={undefined} value={from} onChange={setFrom} />
      <MomentField label={t('beganTo')} problem={undefined} value={to} onChange={setTo} />
      <Row gap={8} to="end">
        <Button onClick={() => apply({ subject: '', from: null, to: null })}>{t('clearFilters')}</Button>
        <Button type="submit" kind="primary">
          {t('applyFilters')}
        </Button>
      </Row>
    </Stack>
  )
}
