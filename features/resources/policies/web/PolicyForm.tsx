import { RegionInput } from '@guanlan/features/articles/articles/web'
import {
  AreaInput,
  Button,
  DateInput,
  RecordForm,
  Row,
  SwitchInput,
  TextInput,
  toastError,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { z } from 'zod'
import {
  type Attachment,
  AttachmentIds,
  longestBody,
  type Policy,
  type PolicyDraft,
  PolicyFields,
  titleLength,
} from '../contract.ts'
import { strings } from '../strings.ts'
import { AttachmentsInput } from './AttachmentsInput.tsx'
import { api } from './api.ts'
import styles from './policies.module.css'

/** An address may be none, and a region is chosen by its code as text. */
type Written = Omit<PolicyDraft, 'url' | 'region'> & { url: string; region: string | null; attachments: number[] }
const WrittenFields = PolicyFields.extend({
  url: z.union([z.literal(''), PolicyFields.shape.url]),
  region: z.string().nullable(),
  attachments: AttachmentIds,
})
const blank: Written = {
  title: '',
  issuer: '',
  number: '',
  publishedOn: null,
  inForceOn: null,
  endedOn: null,
  region: null,
  body: '',
  url: '',
  everybody: false,
  attachments: [],
}
const sent = ({ url, region, ...written }: Written): PolicyDraft & Pick<Written, 'attachments'> => ({
  ...written,
  url: url.trim() || null,
  region: region === null ? null : Number(region),
})
const writtenOf = (policy: Policy): Written => {
  const { title, issuer, number, publishedOn, inForceOn, endedOn, body, everybody } = policy
  const region = policy.region === null ? null : String(policy.region)
  const attachments = policy.attachments.map(({ fileId }) => fileId)
  return {
    ...{ title, issuer, number, publishedOn, inForceOn, endedOn, region, body, everybody, attachments },
    url: policy.url ?? '',
  }
}

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
  const [isReading, setReading] = useState(false)
  const [files, setFiles] = useState<Attachment[]>(start?.attachments ?? [])
  const draft = useDraft<Written, Policy>({
    schema: WrittenFields as never,
    words: strings,
    start: start ?? blank,
    draftOf: writtenOf,
    create: written => api.save.act({ body: sent(written) }),
    update: ({ id, version, ...written }) => api.save.act({ body: { ...sent(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: ({ id }) => onSaved(id),
  })
  const url = draft.form.watch('url')
  const attach = (next: Attachment[]) => {
    setFiles(next)
    const ids = next.map(({ fileId }) => fileId)
    draft.form.setValue('attachments', ids, { shouldDirty: true })
  }
  const read = async () => {
    setReading(true)
    try {
      const found = await api.read({ body: { url } }, { timeout: 'long' })
      const { title, issuer } = draft.form.getValues()
      const changed = { shouldDirty: true }
      draft.form.setValue('body', found.body, changed)
      if (!title) draft.form.setValue('title', found.title, changed)
      if (!issuer) draft.form.setValue('issuer', found.issuer, changed)
    } catch (error) {
      toastError(error)
    } finally {
      setReading(false)
    }
  }
  return (
    <section className={styles.screen} aria-label={t(start ? 'change' : 'add')}>
      <RecordForm draft={draft} title={t(start ? 'change' : 'add')} onClose={onClose}>
        <Row gap={8} align="end" wrap={8}>
          <TextInput of={draft} name="url" label={t('url')} most={2_000} />
          <Button disabled={isReading || url.trim() === ''} onClick={() => void read()}>
            {t('readUrl')}
          </Button>
        </Row>
        <TextInput of={draft} name="title" label={t('policyTitle')} most={titleLength} />
        <TextInput of={draft} name="issuer" label={t('issuer')} most={100} />
        <TextInput of={draft} name="number" label={t('number')} most={100} />
        <RegionInput of={draft} name="region" label={t('region')} />
        <DateInput of={draft} name="publishedOn" label={t('publishedOn')} />
        <DateInput of={draft} name="inForceOn" label={t('inForceOn')} />
        <DateInput of={draft} name="endedOn" label={t('endedOn')} />
        <AreaInput of={draft} name="body" label={t('body')} most={longestBody} />
        <AttachmentsInput files={files} onChange={attach} />
        {isOperator && <SwitchInput of={draft} name="everybody" label={t('everybody')} />}
      </RecordForm>
    </section>
  )
}
