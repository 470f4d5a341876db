import type { Platform } from '@guanlan/features/articles/articles/contract'
import { ArticleLines } from '@guanlan/features/articles/articles/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  DashboardFrame,
  EmptyState,
  ErrorOf,
  exact,
  Note,
  Panel,
  Segmented,
  SkeletonRows,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { platformName } from '../contract/platform-name.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const dayMs = 86_400_000

/** What owners published in the last 30 days, on one platform at a time. */
export default function OwnersArticles() {
  const t = useWords(strings)
  const say = useSay()
  const [to] = useState(() => new Date())
  const [platform, setPlatform] = useState<Platform | null>(null)
  const range = { from: new Date(to.getTime() - 30 * dayMs).toISOString(), to: to.toISOString() }
  const found = useQuery({
    queryKey: ['carOwners', 'articles', platform, range.to],
    queryFn: ({ signal }) =>
      api.articles(
        { body: { ...range, pageSize: 50, ...(platform !== null && { platform }) } },
        { signal, timeout: 'long' },
      ),
  })
  const data = found.data
  return (
    <DashboardFrame
      title={t('articlesTitle')}
      controls={
        data && data.platforms.length > 1 ? (
          <Segmented
            label={t('platform')}
            value={platform ?? (data.platforms[0] as Platform)}
            options={data.platforms.map(value => ({ value, label: say(platformName(value)) }))}
            onChange={setPlatform}
          />
        ) : undefined
      }
    >
      <Panel
        title={t('articles')}
        wide
        more={
          data && data.total > 0 ? (
            <Link to={deskAddress({ range, filters: data.filters })}>
              {t('openList', { count: exact(data.total) })}
            </Link>
          ) : undefined
        }
      >
        {data && data.accountsLeftOut > 0 && (
          <Note>{t('accountsLeftOut', { count: exact(data.accountsLeftOut) })}</Note>
        )}
        {found.isPending && <SkeletonRows rows={8} />}
        {found.isError && <ErrorOf error={found.error} onRetry={() => void found.refetch()} />}
        {data && data.list.length === 0 && (
          <EmptyState title={t(data.platforms.length === 0 ? 'noAccounts' : 'noArticles')} />
        )}
        {data && data.list.length > 0 && <ArticleLines articles={data.list} />}
      </Panel>
    </DashboardFrame>
  )
}
