import { storyIs } from '@guanlan/features/charts/charts/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  EmptyState,
  ErrorOf,
  Moment,
  PopoverButton,
  Row,
  Segmented,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type Latent, latentHours, latentStates } from '../../contract/latent.ts'
import { strings } from '../../strings.ts'
import { api, crisesKey } from '../api.ts'
import { StartForm } from '../list/StartButton.tsx'
import { ReasonButton } from '../parts/ReasonButton.tsx'
import { useCrisisAct } from '../use-crisis.ts'
import styles from './latent.module.css'
import { ScoreComputed } from './ScoreComputed.tsx'

const pageSize = 50
const refreshMs = 60_000
const mostWordsShown = 5

/** What is small and may grow, the highest score first; watched, dismissed with a reason, or made a crisis. */
export default function LatentDangers() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const state = latentStates.find(each => each === search.get('state')) ?? 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const found = useQuery({
    queryKey: [crisesKey, 'latent', state, page],
    queryFn: ({ signal }) => api.listLatent({ body: { state, page, pageSize } }, { signal, timeout: 'long' }),
    placeholderData: before => before,
    refetchInterval: refreshMs,
  })
  const { data } = found
  const show = (more: Record<string, string>) => setSearch({ ...(state !== 'open' && { state }), ...more })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('latentTitle')}</h1>
        <Segmented
          label={t('status')}
          value={state}
          onChange={value => setSearch(value === 'open' ? {} : { state: value })}
          options={latentStates.map(value => ({ value, label: t(`latentState_${value}`) }))}
        />
      </header>
      <div className={styles.scroll}>
        <p className="dim">{t('latentAbout')}</p>
        {!data ? (
          found.isError ? (
            <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <SkeletonRows rows={8} />
          )
        ) : data.list.length === 0 ? (
          <EmptyState title={t(`latentNone_${state}`)} />
        ) : (
          <ol className={styles.list}>
            {data.list.map(danger => (
              <Danger key={danger.storyId} danger={danger} />
            ))}
          </ol>
        )}
        {data && data.total > pageSize && (
          <Row gap={8} to="end" align="center">
            <Button icon="left" disabled={page === 1} onClick={() => show({ page: String(page - 1) })}>
              {t('pageBefore')}
            </Button>
            <Button disabled={page * pageSize >= data.total} onClick={() => show({ page: String(page + 1) })}>
              {t('pageAfter')}
            </Button>
          </Row>
        )}
      </div>
    </div>
  )
}

function Danger({ danger }: { danger: Latent }) {
  const t = useWords(strings)
  const { storyId, title, media, score, figures, lastAt, commonWords, mark } = danger
  const now = Date.now()
  const range = { from: new Date(now - latentHours * 3_600_000).toISOString(), to: new Date(now).toISOString() }
  return (
    <li>
      <div className={styles.score}>
        <b title={t('latentScore')}>{Math.round(score)}</b>
        <PopoverButton label={t('latentComputed', { title })} icon="help" size="small" isIconOnly>
          {() => <ScoreComputed danger={danger} />}
        </PopoverButton>
      </div>
      <div className={styles.story}>
        <Link className="cut" to={deskAddress({ range, filters: [storyIs(storyId)] })} title={title}>
          {title || t('untitled')}
        </Link>
        <small className="dim">
          {media} · {t('latentLast')} <Moment at={lastAt} /> · {t('pieces', { count: figures.articles })} ·{' '}
          {t('latentNegative')} {figures.negative}
          {commonWords.length > 0 && ` · ${t('latentCommon')} ${commonWords.slice(0, mostWordsShown).join(' ')}`}
        </small>
        {mark && (
          <small>
            {mark.state === 'dismissed'
              ? t('dismissedBy', { by: mark.by ?? '', reason: mark.reason })
              : t('watchedBy', { by: mark.by ?? '' })}{' '}
            <Moment at={mark.at} />
          </small>
        )}
      </div>
      <Acts danger={danger} />
    </li>
  )
}

function Acts({ danger: { storyId, title, mark } }: { danger: Latent }) {
  const t = useWords(strings)
  const may = useMay()
  const act = useCrisisAct()
  if (!may('crisis.act')) return null
  const decide = (state: 'open' | 'watched' | 'dismissed', reason = '') =>
    act(
      () => api.markLatent.act({ body: { storyId, state, reason } }),
      () => t(`didLatent_${state}`),
    )
  return (
    <Row gap={4} wrap={4} align="center" to="end">
      {mark && (
        <Button kind="quiet" onClick={() => void decide('open')}>
          {t('reopenAct')}
        </Button>
      )}
      {mark?.state !== 'watched' && (
        <Button kind="quiet" icon="eye" onClick={() => void decide('watched')}>
          {t('watchAct')}
        </Button>
      )}
      {mark?.state !== 'dismissed' && (
        <ReasonButton
          label={t('dismissAct')}
          icon="close"
          field={t('reasonTitle')}
          // The list follows what arrives: which one it is stands beside the reason.
          more={<strong>{title || t('untitled')}</strong>}
          act={reason => decide('dismissed', reason)}
        />
      )}
      <PopoverButton label={t('makeCrisisAct')} icon="plus">
        {close => (
          <StartForm
            name={title.slice(0, 50)}
            onClose={close}
            make={draft => api.startLatent({ body: { storyId, ...draft } })}
          />
        )}
      </PopoverButton>
    </Row>
  )
}
