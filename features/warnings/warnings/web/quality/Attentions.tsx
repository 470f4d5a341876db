import { Note, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Attention } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Named one by one; the others are counted. */
const mostNamed = 6

/** What keeps warnings from warning, each with the way to it; nothing when all is well. */
export function Attentions() {
  const t = useWords(strings)
  const { data = [] } = useQuery({
    queryKey: ['warnings', 'attention'],
    queryFn: ({ signal }) => api.attention(undefined, { signal }),
    staleTime: 60_000,
  })
  if (data.length === 0) return null
  return (
    <Note>
      {t('attention')}{' '}
      {data.slice(0, mostNamed).map((each, place) => (
        <Fragment key={`${each.kind} ${each.id}`}>
          {place > 0 && ' · '}
          <Link to={wayTo(each)} data-keeps>
            {each.name}
          </Link>{' '}
          {t(`attention_${each.kind}`)}
        </Fragment>
      ))}
      {data.length > mostNamed && ` ${t('attentionMore', { count: data.length - mostNamed })}`}
    </Note>
  )
}

const wayTo = ({ kind, id }: Attention): string =>
  kind === 'channelPaused'
    ? `/sendRecord?view=channels&open=${id}`
    : `/warningManage?${kind === 'digestStopped' ? 'view=digests&' : ''}open=${id}`
