import { Button, Row, Stack, TextField, useSaveKey, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Entry } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './clippings.module.css'
import { useClippingActs } from './use-clipping-acts.ts'

/** What a directory says of an article in place of its own title and summary; or new words. */
export function EntryForm({
  directoryId,
  entry,
  onClose,
}: {
  directoryId: number
  /** Null: new words. */
  entry: Entry | null
  onClose: () => void
}) {
  const t = useWords(strings)
  const act = useClippingActs()
  const [written, setWritten] = useState({
    section: entry?.section ?? '',
    title: entry?.title ?? '',
    summary: entry?.summary ?? '',
    remark: entry?.remark ?? '',
  })
  const [problem, setProblem] = useState('')
  const put = (part: Partial<typeof written>) => setWritten(now => ({ ...now, ...part }))
  const reported = (error: Error): never => {
    setProblem(error.message)
    throw error
  }
  const save = async () => {
    const { remark: _, ...words } = written
    const stored = await (entry
      ? act(
          () =>
            api.change
              .act({ body: { ...ownOf(entry, written), id: entry.id, version: entry.version } })
              .catch(reported),
          () => t('saved'),
        )
      : act(
          () => api.write.act({ params: { id: directoryId }, body: words }).catch(reported),
          () => t('saved'),
        ))
    if (stored) onClose()
  }
  useSaveKey(save)
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <TextField
        label={t('titleField')}
        maxLength={500}
        value={written.title}
        autoFocus
        onChange={event => put({ title: event.target.value })}
      />
      <Stack as="label" gap={4}>
        <span>{t('summaryField')}</span>
        <textarea
          className="field"
          rows={4}
          maxLength={5_000}
          value={written.summary}
          onChange={event => put({ summary: event.target.value })}
        />
      </Stack>
      <TextField
        label={t('sectionField')}
        maxLength={50}
        value={written.section}
        onChange={event => put({ section: event.target.value })}
      />
      {entry && (
        <TextField
          label={t('remarkField')}
          maxLength={1_000}
          value={written.remark}
          onChange={event => put({ remark: event.target.value })}
        />
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Row as="p" gap={6} align="center" className={styles.line}>
        <Button type="submit" kind="primary">
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Row>
    </form>
  )
}

type Words = Pick<Entry, 'section' | 'title' | 'summary' | 'remark'>

/** What was not touched stays the article's: it follows when the article is corrected. */
function ownOf(entry: Entry, written: Words): Words {
  const isArticles = entry.articleId !== null && !entry.isRewritten
  return {
    ...written,
    title: isArticles && written.title === entry.title ? '' : written.title,
    summary: isArticles && written.summary === entry.summary ? '' : written.summary,
  }
}
