import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { deskApi, useFilterWords } from '@guanlan/features/desk/article-list/web'
import { monitorOfQuestion } from '@guanlan/features/monitors/monitors/contract'
import { newMonitorOf } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  exact,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  useFormat,
  useMay,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { precisionOf } from '../../contract/precision.ts'
import type { Plan } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { assistantKey } from '../api.ts'
import styles from './session.module.css'

/** Articles that a person judges before the rule is saved. */
const mostJudged = 30
type Judgement = 'fitting' | 'other'

/** What a rule finds, judged one by one: how many of them are meant; then it becomes a monitor, with the preview that monitors have. */
export default function JudgeRule({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useWords(screenStrings)
  const may = useMay()
  const navigate = useNavigate()
  const [judged, setJudged] = useState<ReadonlyMap<number, Judgement>>(new Map())
  const { from, to, monitors, filters, query } = plan
  const { data, error, refetch } = useQuery({
    queryKey: [assistantKey, 'judge', plan],
    queryFn: ({ signal }) =>
      deskApi.list(
        {
          body: {
            ...{ from, to, filters, query, fold: true, sort: 'relevance', pageSize: mostJudged },
            ...(monitors.length > 0 && { monitors }),
          },
        },
        { signal, timeout: 'long' },
      ),
    refetchOnWindowFocus: false,
  })
  const made = useMemo(
    () => monitorOfQuestion({ query, filters, monitor: monitors.length === 1 ? (monitors[0] ?? null) : null }),
    [query, filters, monitors],
  )
  const left = useSentences(made.left)
  const wider = useSentences(made.wider)
  const fitting = [...judged.values()].filter(value => value === 'fitting').length
  const precision = precisionOf(fitting, judged.size)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return (
    <WritingDialog label={t('judgeTitle')} size="wide" guards={false} onClose={onClose}>
      {leave => (
        <Stack gap={12} className={styles.judge}>
          <h2>{t('judgeTitle')}</h2>
          {data && (
            <p className="dim">{t('judgeAbout', { total: exact(data.total), count: exact(data.list.length) })}</p>
          )}
          <code>{query}</code>
          {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
          {!data && !error && <SkeletonRows rows={6} />}
          {data?.list.length === 0 && <EmptyState title={t('judgeNone')} />}
          <ol className={styles.judged}>
            {data?.list.map(article => (
              <Judged
                key={article.id}
                article={article}
                value={judged.get(article.id)}
                onJudge={value => setJudged(now => new Map(now).set(article.id, value))}
              />
            ))}
          </ol>
          <p role="status">
            {precision
              ? t('judgedSo', {
                  ...{ count: precision.judged, wanted: fitting, share: percent(precision.share) },
                  ...{ low: percent(precision.low), high: percent(precision.high) },
                })
              : t('judgedNone')}
          </p>
          <Row as="footer" gap={8} to="end">
            <Button onClick={() => void leave()}>{t('judgeClose')}</Button>
            {may('monitors.edit') && (
              <Button
                kind="primary"
                onClick={() => void leave().then(() => navigate(newMonitorOf(made.started, { left, wider })))}
              >
                {t('judgeSave')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}

function Judged({
  article: { title, media, publishedAt },
  value,
  onJudge,
}: {
  article: Pick<ArticleRow, 'title' | 'media' | 'publishedAt'>
  value: Judgement | undefined
  onJudge: (value: Judgement) => void
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  return (
    <Row as="li" gap={12} align="center" wrap={4}>
      <span className="grow">
        {title} <span className="dim">{`${media} · ${format.moment(publishedAt).slice(5, 16)}`}</span>
      </span>
      <Segmented
        label={t('judgeOne', { title })}
        value={value ?? ''}
        options={[
          { value: 'fitting', label: t('judgeFitting') },
          { value: 'other', label: t('judgeOther') },
        ]}
        onChange={next => next && onJudge(next as Judgement)}
      />
    </Row>
  )
}

/** Filters as their chips say them. */
const useSentences = (filters: Parameters<typeof useFilterWords>[0]): string[] =>
  useFilterWords(filters).map(({ field, operator, value }) => [field, operator, value].join(' '))
