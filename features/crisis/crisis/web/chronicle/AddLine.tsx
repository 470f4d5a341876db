import { Button, MomentField, Row, Stack, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Crisis, Line } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { ArticleSelect } from '../parts/ArticleSelect.tsx'
import styles from '../parts/room.module.css'
import { useCrisisAct } from '../use-crisis.ts'

/** A line of a person; a correction is a line that names another one. */
export function AddLine({ crisis, corrects, onDone }: { crisis: Crisis; corrects: Line | null; onDone: () => void }) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [text, setText] = useState(corrects?.text ?? '')
  const [at, setAt] = useState<string | null>(corrects?.happenedAt ?? null)
  const [articleId, setArticle] = useState<number | null>(corrects?.articleId ?? null)
  // What is written twice can never be taken away.
  const [isSending, setSending] = useState(false)
  const add = async () => {
    if (isSending) return
    setSending(true)
    const body = {
      crisisId: crisis.id,
      text,
      articleId,
      ...(at && { happenedAt: at }),
      ...(corrects && { corrects: corrects.id }),
    }
    const done = await act(
      () => api.addLine.act({ body }),
      () => t('didAddLine'),
    )
    setSending(false)
    if (!done) return
    setText('')
    setAt(null)
    setArticle(null)
    onDone()
  }
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.form}
      data-key="line"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      {corrects && (
        <small className="dim">
          {t('correctsLine')} {corrects.text}
        </small>
      )}
      <textarea
        className="field"
        rows={2}
        maxLength={5000}
        aria-label={t('addLine')}
        placeholder={t('addLineHint')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {(text || corrects) && (
        <Row gap={8} align="end" to="end" wrap={4}>
          <ArticleSelect crisisId={crisis.id} label={t('lineArticle')} value={articleId} onChange={setArticle} />
          <MomentField label={t('happened')} problem={undefined} value={at} onChange={setAt} />
          {corrects && <Button onClick={onDone}>{t('cancel')}</Button>}
          <Button type="submit" kind="primary" disabled={isSending || text.trim() === ''}>
            {t('addLine')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
