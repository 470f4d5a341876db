import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  ChecksInput,
  type List,
  Note,
  RecordForm,
  SwitchInput,
  TextInput,
  useMay,
  useRecordDraft,
  useWords,
} from '@guanlan/platform/web'
import { type Draft, eventTypes, nameLength, type Question, type Subscription } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { Deliveries } from './Deliveries.tsx'
import { SubscriptionActs } from './SubscriptionActs.tsx'

/** What is told to which address; of a stored one its secret, a test, the ways back and the log. */
export function WebhookForm({ start, list }: { start: Subscription | Draft; list: List<Subscription, Question> }) {
  const t = useWords(strings)
  const disabled = !useMay()('webhooks.edit')
  const draft = useRecordDraft(api, start, list, strings)
  const { stored } = draft
  // What changes beside the draft: the secret, a pause and its reason.
  const now = list.records.rows.find(({ id }) => id === stored?.id) ?? stored
  return (
    <RecordForm draft={draft} title={stored?.name ?? t('add')} onClose={() => void list.open(null)}>
      {now?.problem && <Note>{now.pausedAt === null ? t('lastProblem', { problem: now.problem }) : now.problem}</Note>}
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} disabled={disabled} />
      <TextInput of={draft} name="url" label={t('url')} note={t('urlNote')} most={2_000} disabled={disabled} />
      <ChecksInput
        of={draft}
        name="events"
        label={t('events')}
        options={eventTypes.map(type => [type, t(type)] as const)}
        disabled={disabled}
      />
      <MonitorsInput of={draft} name="monitors" label={t('monitors')} note={t('monitorsNote')} disabled={disabled} />
      <SwitchInput of={draft} name="enabled" label={t('enabled')} disabled={disabled} />
      {now && !disabled && <SubscriptionActs of={now} onChanged={() => list.saved(now)} />}
      {stored && <Deliveries of={stored.id} mayResend={!disabled} />}
    </RecordForm>
  )
}
