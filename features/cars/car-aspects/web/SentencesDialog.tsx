import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  Row,
  SkeletonRows,
  Stack,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { SentenceQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './car-aspects.module.css'
import { SentenceLine } from './SentenceLine.tsx'

export interface Opened {
  title: string
  question: Partial<SentenceQuestion> & Pick<SentenceQuestion, 'seriesIds' | 'from' | 'to'>
}

const perPage = 20

/** The sentences behind a number, newest first; who may change series corrects them here. */
export function SentencesDialog({ title, question, onClose }: Opened & { onClose: () => void }) {
  const t = useWords(strings)
  const [page, setPage] = useState(1)
  const client = useQueryClient()
  const act = useUndo(useCallback(() => client.invalidateQueries({ queryKey: ['carAspects'] }), [client]))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['carAspects', 'sentences', question, page],
    queryFn: ({ signal }) =>
      api.sentences({ body: { ...question, page, pageSize: perPage } }, { signal, timeout: 'long' }),
  })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  return (
    <WritingDialog label={title} size="normal" onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.sentences}>
          <Row gap={12} align="baseline" to="between">
            <h2>{title}</h2>
            <Row gap={12} align="baseline">
              {data && <span className="dim">{t('sentencesTotal', { count: exact(data.total) })}</span>}
              <Button onClick={() => void leave()}>{t('close')}</Button>
            </Row>
          </Row>
          {isPending && <SkeletonRows rows={8} />}
          {error && <ErrorOf error={error} onRetry={() => void refetch()} />}
          {data?.total === 0 && <EmptyState title={t('none')} />}
          <Stack as="ul" gap={12} className={styles.list}>
            {data?.list.map(sentence => (
              <SentenceLine
                key={sentence.id}
                sentence={sentence}
                correct={(aspect, leaning) =>
                  void act(
                    () =>
                      api.correct.act({
                        params: { id: sentence.id },
                        body: { version: sentence.version, aspect, leaning },
                      }),
                    () => t('corrected'),
                  )
                }
              />
            ))}
          </Stack>
          {pages > 1 && (
            <Row gap={8} align="center" to="end">
              <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t('earlier')}
              </Button>
              <span className="dim">{`${page} / ${pages}`}</span>
              <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {t('more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </WritingDialog>
  )
}
