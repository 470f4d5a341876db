import { ArticleTime } from '@guanlan/features/articles/articles/web'
import { describeMeasured } from '@guanlan/features/warnings/warnings/strings'
import {
  Button,
  ErrorOf,
  exact,
  IconButton,
  Kbd,
  RecordView,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  useAppearance,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Opening } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { LevelTag } from '../parts/LevelTag.tsx'
import { useCrisisAct } from '../use-crisis.ts'

/** Where the keyboard goes. */
export type OpeningField = 'crisis' | 'reason'

/** What a rule opened: why, its articles, and what becomes of it. */
export function OpeningPane({
  opening,
  field,
  onStart,
  onClose,
}: {
  opening: Opening
  field: OpeningField | null
  onStart: () => void
  onClose: () => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const locale = useAppearance(state => state.locale)
  return (
    <RecordView
      title={opening.title}
      marks={
        <>
          <LevelTag level={opening.crisisLevel} />
          <Tag>{t(`opening_${opening.status}`)}</Tag>
          {opening.storm && <Tag>{t('stormTag')}</Tag>}
        </>
      }
      acts={<IconButton icon="close" label={t('closePane')} onClick={onClose} />}
    >
      <p>
        {opening.ruleName}
        {opening.words && <span className="dim"> · {opening.words}</span>}
      </p>
      <p>
        {opening.measured
          ? describeMeasured(opening.measured, locale)
          : t('oneEvent', { count: exact(opening.articles) })}
      </p>
      {opening.crisis && (
        <p>
          <Link to={roomAddress(opening.crisis.id)}>{opening.crisis.name}</Link>
        </p>
      )}
      {opening.reason && <p>{opening.reason}</p>}
      {opening.status === 'open' && may('crisis.act') && (
        <Stack gap={8}>
          <Row gap={8}>
            <Button kind="primary" onClick={onStart}>
              {t('startOfOpening')} <Kbd>S</Kbd>
            </Button>
          </Row>
          <AddToCrisis opening={opening} isFirst={field === 'crisis'} onDone={onClose} />
          <Dismiss opening={opening} isFirst={field === 'reason'} onDone={onClose} />
        </Stack>
      )}
      <Articles opening={opening} />
    </RecordView>
  )
}

interface Settling {
  opening: Opening
  /** The keyboard begins here. */
  isFirst: boolean
  onDone: () => void
}

function AddToCrisis({ opening: { id, version }, isFirst, onDone }: Settling) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [chosen, setChosen] = useState(0)
  const { data } = useQuery({
    queryKey: [crisesKey, 'under way'],
    queryFn: ({ signal }) => api.getCrisiss({ body: { status: 'underWay', pageSize: 100 } }, { signal }),
  })
  const open = data?.list ?? []
  const add = async () => {
    const done = await act(
      () => api.addOpening.act({ body: { id, version, crisisId: chosen } }),
      ({ name }) => t('didAddOpening', { name }),
    )
    if (done) onDone()
  }
  return (
    <Row
      as="form"
      gap={8}
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <select
        className="field grow"
        aria-label={t('chooseCrisis')}
        // biome-ignore lint/a11y/noAutofocus: its key was pressed
        autoFocus={isFirst}
        value={chosen}
        onChange={event => setChosen(Number(event.target.value))}
      >
        <option value={0}>{t(data && open.length === 0 ? 'noOpenCrisis' : 'chooseCrisis')}</option>
        {open.map(crisis => (
          <option key={crisis.id} value={crisis.id}>
            {crisis.name}
          </option>
        ))}
      </select>
      <Button type="submit" disabled={chosen === 0}>
        {t('addToCrisis')} <Kbd>A</Kbd>
      </Button>
    </Row>
  )
}

function Dismiss({ opening: { id }, isFirst, onDone }: Settling) {
  const t = useWords(strings)
  const act = useCrisisAct()
  const [reason, setReason] = useState('')
  const dismiss = async () => {
    const done = await act(
      () => api.dismissOpening.act({ body: { idList: [id], reason } }),
      ({ changed }) => t('didDismiss', { count: exact(changed) }),
    )
    if (done) onDone()
  }
  return (
    <Row
      as="form"
      gap={8}
      onSubmit={event => {
        event.preventDefault()
        void dismiss()
      }}
    >
      <input
        className="field grow"
        aria-label={t('dismissWhy')}
        placeholder={t('dismissWhy')}
        maxLength={1000}
        // biome-ignore lint/a11y/noAutofocus: its key was pressed
        autoFocus={isFirst}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <Button type="submit" disabled={reason.trim() === ''}>
        {t('dismiss')} <Kbd>D</Kbd>
      </Button>
    </Row>
  )
}

/** The first ones; the rest is read in the crisis. */
function Articles({ opening: { id } }: { opening: Opening }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [crisesKey, 'opening', id],
    queryFn: ({ signal }) => api.openingArticles({ params: { id }, query: { pageSize: 20 } }, { signal }),
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />
  return (
    <section aria-label={t('openingArticles')}>
      <h3>
        {t('openingArticles')} {exact(data.total)}
      </h3>
      <Stack as="ul" gap={8}>
        {data.list.map(article => (
          <li key={article.id}>
            <Link to={`/monitorDetail?id=${article.id}`} data-keeps>
              {article.title}
            </Link>{' '}
            <small className="dim">
              {article.media} · <ArticleTime at={article.publishedAt} ofArrival={article.timeOfArrival} />
            </small>
          </li>
        ))}
      </Stack>
    </section>
  )
}
