import type { Filter } from '@guanlan/features/articles/articles/contract'
import { ArticleLines } from '@guanlan/features/articles/articles/web'
import { deskAddress, emptyView, useArticleList, type View } from '@guanlan/features/desk/article-list/web'
import { ErrorOf, exact, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'

const most = 6

/** Negative articles of running campaigns that nobody of the organisation has opened, of thirty days. */
export function UnreadNegatives({ campaignIds }: { campaignIds: readonly number[] }) {
  const t = useWords(strings)
  if (campaignIds.length > 0) return <OfCampaigns ids={campaignIds.join()} />
  return (
    <Panel title={t('unread')}>
      <p className="dim">{t('unreadNone')}</p>
    </Panel>
  )
}

/** @param ids by commas, so that the question is another one only when they are */
function OfCampaigns({ ids }: { ids: string }) {
  const t = useWords(strings)
  const [now] = useState(() => Date.now())
  const view = useMemo<View>(() => {
    const is = (field: Filter['field'], values: string[]): Filter => ({ field, is: 'is', values })
    const filters = [is('activity', ids.split(',')), is('sentiment', ['-1']), is('read', ['0'])]
    return { ...emptyView, range: '30d', filters }
  }, [ids])
  const { rows, total, isPending, isError, error, refetch } = useArticleList(view, now)
  return (
    <Panel
      title={t('unread')}
      note={total === undefined ? '…' : exact(total)}
      more={rows.length > 0 && <Link to={deskAddress(view)}>{t('all')}</Link>}
    >
      {isPending && <SkeletonRows rows={3} />}
      {isError && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!isPending && !isError && rows.length === 0 && <p className="dim">{t('unreadNone')}</p>}
      {rows.length > 0 && <ArticleLines articles={rows.slice(0, most)} />}
    </Panel>
  )
}
