import { ErrorOf, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DigestDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** What it would say of the day or week until now. */
export function DigestPreview({ draft }: { draft: DigestDraft }) {
  const t = useWords(strings)
  const { name, every, warningIds, level, onlyUnsettled } = draft
  const body = { name: name.trim() || '—', every, warningIds, level, onlyUnsettled }
  const { data, error, refetch } = useQuery({
    queryKey: ['digests', 'preview', body],
    queryFn: ({ signal }) => api.previewDigest({ body }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('previewDigest')}>
      {data ? (
        <>
          <p>
            <strong>{data.title}</strong>
          </p>
          {data.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          <ol>
            {data.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike
              <li key={at}>
                {item.title} <span className="dim">{item.source}</span>
              </li>
            ))}
          </ol>
          {data.more > 0 && <p className="dim">{t('foldedRest', { count: data.more })}</p>}
        </>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Panel>
  )
}
