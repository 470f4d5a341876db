import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, Row, Stack, TextField, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { actApi } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import { common, type Target } from './target.ts'
import { useAct } from './use-act.ts'

/** Approved or rejected, with a remark. */
export function ReviewPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const act = useAct()
  const [remark, setRemark] = useState(common(target, 'remark') ?? '')
  const review = async (status: 0 | 1 | 2) => {
    const done = await act(
      target,
      'work',
      body => actApi.review.act({ body: { ...body, status, remark: remark.trim() || null } }),
      count => t('didReview', { count }),
    )
    if (done) closePanel()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void review(1)
      }}
    >
      <Stack gap={12} className={styles.fields}>
        <TextField
          label={t('remark')}
          maxLength={500}
          value={remark}
          onChange={event => setRemark(event.target.value)}
        />
      </Stack>
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        {common(target, 'review') !== 0 && (
          <Button kind="quiet" onClick={() => void review(0)}>
            {t('unreview')}
          </Button>
        )}
        <Button onClick={() => void review(2)}>{t('reject')}</Button>
        <Button type="submit" kind="primary">
          {t('approve')}
        </Button>
      </Row>
    </form>
  )
}
