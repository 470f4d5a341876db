import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { isNamed, type TimeRange } from '@guanlan/features/articles/articles/web'
import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { contract } from '@guanlan/platform/contract'
import {
  connect,
  EmptyState,
  ErrorOf,
  PhoneFrame,
  Row,
  Segmented,
  Stack,
  Tag,
  Toasts,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type OpenedBoard, sharedCalls } from '../../contract/shared.ts'
import { sharedStrings } from '../../strings/shared.ts'
import { PanelGrid } from '../panels/PanelGrid.tsx'

const { openShared, sharedHolds, sharedView } = sharedCalls
const api = connect(contract({ openShared, sharedHolds, sharedView }))

const everyMs = 60_000

/** A board for whoever holds a link to it: its views with their figures of now, and nothing that leads on. */
export default function SharedBoard() {
  const t = useWords(sharedStrings)
  return (
    <LinkedPage
      title={t('board')}
      open={(token, password, options) =>
        api.openShared({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
      holds={token => api.sharedHolds({ params: { token }, body: {} })}
    >
      {opened => <Opened opened={opened} />}
    </LinkedPage>
  )
}

function Opened({ opened }: { opened: Extract<OpenedBoard, { state: 'open' }> }) {
  const t = useWords(sharedStrings)
  const format = useFormat()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [place, setPlace] = useState(0)
  const { name, organisation, expiresAt, views, key } = opened
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-board', token, place],
    queryFn: ({ signal }) => api.sharedView({ params: { token }, body: { place, key } }, { signal, timeout: 'long' }),
    // The first view came with the opening.
    ...(place === 0 && { initialData: opened.shown, initialDataUpdatedAt: Date.parse(opened.shown.at) }),
    staleTime: everyMs,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  return (
    <PhoneFrame
      title={name}
      from={t('sharedBy', { organisation })}
      isWide
      isBroad
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Stack gap={12}>
        <Row gap={12} align="center" wrap={8}>
          {views.length > 1 && (
            <Segmented
              label={t('views')}
              value={String(place)}
              options={views.map((label, at) => ({ value: String(at), label }))}
              onChange={value => setPlace(Number(value))}
            />
          )}
          {data && <Period range={data.range} />}
          {data && <span className="dim">{t('countedAt', { time: format.moment(data.at).slice(5, 16) })}</span>}
          {opened.isDemonstration && <Tag>{t('demonstration')}</Tag>}
        </Row>
        {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
        {data?.panels.length === 0 && <EmptyState title={t('noPanels')} />}
        {data && data.panels.length > 0 && <PanelGrid panels={data.panels} figures={data.figures} />}
      </Stack>
      <Toasts />
    </PhoneFrame>
  )
}

/** Of the panels that follow the view. */
function Period({ range }: { range: TimeRange }) {
  const t = useWords(sharedStrings)
  const ranges = useWords(articleStrings)
  const format = useFormat()
  const words = isNamed(range)
    ? ranges(range)
    : `${format.moment(range.from).slice(0, 16)} – ${format.moment(range.to).slice(0, 16)}`
  return <span>{t('period', { range: words })}</span>
}
