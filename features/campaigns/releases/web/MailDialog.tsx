import { JournalistsInput } from '@guanlan/features/media/journalists/web'
import {
  Button,
  confirm,
  ErrorOf,
  exact,
  Moment,
  Note,
  PlainTable,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  toast,
  toastError,
  useDraft,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { Mailed, Release } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, releasesKey } from './api.ts'
import styles from './releases.module.css'

const Choice = z.object({ journalistIds: z.array(z.number()) })
type Choice = z.infer<typeof Choice>
/** Nothing of it is kept as a record. */
const never = () => Promise.reject(new Error('nothing is saved here'))

/** A release by mail: to whom, who is left out and why, and what came of the mails that have left. */
export default function MailDialog({
  release,
  onSent,
  onClose,
}: {
  release: Release
  /** The release is noted as sent with its first mail. */
  onSent: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const queries = useQueryClient()
  const mails = useQuery({
    queryKey: [releasesKey, 'mails', release.id],
    queryFn: ({ signal }) => api.mails({ params: { id: release.id } }, { signal }),
  })
  const draft = useDraft<Choice, Choice & { id: number; version: number }>({
    ...{ schema: Choice, words: strings, start: { journalistIds: [] }, create: never, update: never, load: never },
    onSaved: () => undefined,
  })
  const { journalistIds } = draft.form.watch()
  const [done, setDone] = useState<Mailed | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    const count = exact(journalistIds.length)
    const question = { title: t('mailAsk', { title: release.title, count }), loss: t('mailLoss'), danger: false }
    if (!(await confirm({ ...question, act: t('mailSend', { count }) }))) return
    setSending(true)
    try {
      const mailed = await api.mail({ body: { id: release.id, journalistIds } })
      setDone(mailed)
      draft.discard()
      toast({ text: mailed.sent === 0 ? t('mailedNone') : t('mailedSome', { count: exact(mailed.sent) }) })
      await Promise.all([queries.invalidateQueries({ queryKey: [releasesKey, 'mails', release.id] }), onSent()])
    } catch (error) {
      toastError(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <WritingDialog label={t('mail')} size="small" onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.dialog ?? ''}>
          <Row gap={8} align="center">
            <h2>{t('mail')}</h2>
            <span className="grow" />
            <Button onClick={() => void leave()}>{t('close')}</Button>
            <Button
              kind="primary"
              icon="send"
              disabled={journalistIds.length === 0 || isSending}
              onClick={() => void send()}
            >
              {t('mailSend', { count: exact(journalistIds.length) })}
            </Button>
          </Row>
          <JournalistsInput of={draft} name="journalistIds" label={t('mailTo')} note={t('mailToNote')} />
          {done && done.left.length > 0 && (
            <Note>
              {t('mailLeft')} {done.left.map(({ name, why }) => `${name}（${t(`why_${why}`)}）`).join('、')}
            </Note>
          )}
          {mails.isPending ? (
            <SkeletonRows rows={3} />
          ) : mails.isError ? (
            <ErrorOf error={mails.error} onRetry={() => void mails.refetch()} />
          ) : (
            mails.data.length > 0 && (
              <PlainTable label={t('mails')} head={[t('mailTo'), t('state'), t('mailedAt'), t('mailedBy')]}>
                {mails.data.map(({ journalistId, name, state, sentAt, sentBy }) => (
                  <tr key={journalistId}>
                    <td>{name}</td>
                    <td>
                      <Tag accent={state === 'failed' || state === 'notSent'}>{t(`mailState_${state ?? 'over'}`)}</Tag>
                    </td>
                    <td>
                      <Moment at={sentAt} />
                    </td>
                    <td>{sentBy ?? '—'}</td>
                  </tr>
                ))}
              </PlainTable>
            )
          )}
        </Stack>
      )}
    </WritingDialog>
  )
}
