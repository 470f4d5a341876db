import type { AllOf } from '@guanlan/features/handling/article-actions/contract'
import { ModelWay } from '@guanlan/features/handling/models/web'
import {
  Button,
  ErrorOf,
  Facts,
  Row,
  Segmented,
  SkeletonRows,
  Stack,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { TargetMenu } from './TargetMenu.tsx'
import { showTranslatedTitles, translationApi, useTarget } from './translated.ts'

type Chosen = { idList: number[]; found?: true } | { all: AllOf }

/** Many articles into one language: what it costs, and then the task. */
export function TranslateMany({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const target = useTarget()
  const [part, setPart] = useState<'title' | 'all'>('title')
  const [problem, setProblem] = useState<unknown>(null)
  const body = { ...chosen, target, part }
  const cost = useQuery({
    queryKey: ['translation', 'cost', JSON.stringify(body)],
    queryFn: ({ signal }) => translationApi.cost({ body }, { signal, timeout: 'long' }),
    gcTime: 0,
    retry: false,
  })
  const start = async () => {
    try {
      await translationApi.translateMany({ body })
      showTranslatedTitles(true)
      toast({ text: t('started', { count: format.exact(cost.data?.articles ?? 0) }) })
      onClose()
    } catch (error) {
      setProblem(error)
    }
  }
  const { data } = cost
  const todo = data ? data.offline + data.asked : 0
  return (
    <Stack gap={12}>
      <Row as="p" gap={8} wrap align="center">
        {t('into')} <TargetMenu target={target} />
        <Segmented
          label={t('translate')}
          value={part}
          onChange={setPart}
          options={[
            { value: 'title', label: t('onlyTitles') },
            { value: 'all', label: t('wholeArticles') },
          ]}
        />
      </Row>
      {cost.isPending && <SkeletonRows rows={4} />}
      {cost.isError && <ErrorOf error={cost.error} onRetry={() => void cost.refetch()} />}
      {data && (
        <Facts
          facts={[
            [t('costArticles'), format.exact(data.articles)],
            ...numbers(data).map(([name, count]) => [t(name), format.exact(count)] as const),
            ...(data.asked > 0 ? [[t('costModel'), data.model ?? '—'] as const] : []),
          ]}
        />
      )}
      {data && data.asked > 0 && data.model === null && (
        <>
          <p className="problem">{t('noEndpoint')}</p>
          <ModelWay />
        </>
      )}
      {data && todo === 0 && <p className="dim">{t('nothingToDo')}</p>}
      {problem !== null && <ErrorOf error={problem} />}
      <Row as="footer" to="end">
        <Button
          kind="primary"
          disabled={!data || todo === 0 || (data.asked > 0 && data.model === null)}
          onClick={() => void start()}
        >
          {t('start')}
        </Button>
      </Row>
    </Stack>
  )
}

const names = {
  translated: 'costTranslated',
  same: 'costSame',
  offline: 'costOffline',
  tooLong: 'costTooLong',
  asked: 'costAsked',
  characters: 'costCharacters',
  tokens: 'costTokens',
} as const

/** Those that are not nothing. */
const numbers = (cost: Readonly<Record<keyof typeof names, number>>) =>
  (Object.keys(names) as (keyof typeof names)[]).flatMap(key =>
    cost[key] > 0 ? [[names[key], cost[key]] as const] : [],
  )
