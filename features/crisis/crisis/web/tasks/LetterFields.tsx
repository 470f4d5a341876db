import { AreaInput, Button, type Draft, MomentInput, Row, TextInput, useWords } from '@guanlan/platform/web'
import type { Task, TaskDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** What a publisher is asked for, by whom and when, and what came back. Its text may begin as the usual letter. */
export function LetterFields({ draft }: { draft: Draft<TaskDraft, Task> }) {
  const t = useWords(strings)
  const { watch, getValues, setValue } = draft.form
  const isWritten = (watch('letter.text') ?? '').trim() !== ''
  const fill = () => {
    const { recipient = '', grounds = '', sentBy = '' } = getValues('letter') ?? {}
    const text = t('letterTemplate', {
      recipient: recipient || t('letterTo'),
      title: getValues('title'),
      grounds: grounds || t('letterGroundsHere'),
      by: sentBy,
    })
    setValue('letter.text', text.trim(), { shouldDirty: true })
  }
  return (
    <>
      <TextInput of={draft} name="letter.recipient" label={t('letterRecipient')} most={200} />
      <AreaInput of={draft} name="letter.grounds" label={t('letterGrounds')} most={2_000} />
      <TextInput of={draft} name="letter.sentBy" label={t('letterSentBy')} most={100} />
      <AreaInput of={draft} name="letter.text" label={t('letterText')} most={5_000} />
      {!isWritten && (
        <Row to="end">
          <Button size="small" onClick={fill}>
            {t('useTemplate')}
          </Button>
        </Row>
      )}
      <MomentInput of={draft} name="letter.sentAt" label={t('letterSentAt')} />
      <AreaInput of={draft} name="letter.answer" label={t('letterAnswer')} most={5_000} />
    </>
  )
}
