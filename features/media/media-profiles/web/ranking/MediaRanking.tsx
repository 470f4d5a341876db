import { mediaLevels, mediaTypes, platforms } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { entryKinds, filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { strings as libraryStrings } from '@guanlan/features/media/media-library/strings'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorOf,
  exact,
  IconButton,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  saveAs,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type RankedEntry,
  rankedAmong,
  rankedBy,
  rankedPeriods,
  rankedTables,
  type TopsQuestion,
} from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, long, profilesKey } from '../api.ts'
import styles from './ranking.module.css'

const begin: TopsQuestion = { of: 'media', period: 'week', by: 'articles', among: 'monitors', unmarked: false }

/** Media or accounts in order for a day, a week or a month, each with its place before. */
export default function MediaRanking() {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const l = useWords(libraryStrings)
  const [question, setQuestion] = useState(begin)
  const change = (part: Partial<TopsQuestion>) => setQuestion({ ...question, ...part })
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [profilesKey, 'tops', question],
    queryFn: ({ signal }) => api.tops({ body: question }, long(signal)),
    placeholderData: before => before,
  })
  const take = async () => {
    try {
      saveAs(await api.exportTops({ query: question }, { timeout: 'long' }), `${t('ranking')}.xlsx`)
    } catch (problem) {
      toast({ text: (problem as Error).message, tone: 'warning' })
    }
  }
  const move = (day: string | undefined, days: number) => {
    if (day === undefined) return
    change({ day: new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) })
  }
  const isMedia = question.of === 'media'
  const segmented = <K extends 'of' | 'period' | 'by' | 'among'>(
    key: K,
    label: string,
    values: readonly TopsQuestion[K][],
    nameOf: (value: TopsQuestion[K]) => string,
    more: Partial<TopsQuestion> = {},
  ) => (
    <Segmented
      label={label}
      value={question[key]}
      options={values.map(value => ({ value, label: nameOf(value) }))}
      onChange={value => change({ ...more, [key]: value })}
    />
  )
  return (
    <section className={styles.screen} aria-label={t('ranking')}>
      <Row as="header" gap={8} align="center" wrap={4} className={styles.head ?? ''}>
        <h1>{t('ranking')}</h1>
        {segmented('of', t('rankedOf'), rankedTables, value => t(`of_${value}`), {
          kind: undefined,
          level: undefined,
          region: undefined,
          platform: undefined,
          mediaType: undefined,
        })}
        {segmented('period', t('rankedPeriod'), rankedPeriods, value => t(`period_${value}`), { day: undefined })}
        {/* Of the period that was shown before, the days beside it are others. */}
        <IconButton
          icon="left"
          label={t('earlier')}
          disabled={isPlaceholderData}
          onClick={() => move(data?.firstDay, -1)}
        />
        <span>{data && t('days', { from: data.firstDay, to: data.lastDay })}</span>
        <IconButton
          icon="right"
          label={t('later_period')}
          disabled={isPlaceholderData || !data?.isOver}
          onClick={() => move(data?.lastDay, 1)}
        />
        {data && !data.isOver && <span className="dim">{t('running')}</span>}
        <span className="grow" />
        <Button icon="download" onClick={() => void take()}>
          {t('exportRanking')}
        </Button>
      </Row>
      <Row gap={8} align="center" wrap={4} className={styles.head ?? ''}>
        {segmented('by', t('rankedBy'), rankedBy, value => t(`by_${value}`))}
        {segmented('among', t('rankedAmong'), rankedAmong, value => t(`among_${value}`))}
        <Row as="label" gap={4} align="center">
          <Checkbox label={t('unmarked')} checked={question.unmarked} onChange={unmarked => change({ unmarked })} />
          {t('unmarked')}
        </Row>
        {isMedia && (
          <Choice
            any={t('anyKind')}
            value={question.kind}
            choices={entryKinds.filter(kind => kind !== 'self-media').map(kind => [kind, l(`kind_${kind}`)])}
            onChange={kind => change({ kind })}
          />
        )}
        <Choice
          any={t('anyType')}
          value={question.mediaType}
          choices={mediaTypes.map(type => [type, a(type)])}
          onChange={mediaType => change({ mediaType })}
        />
        {isMedia ? (
          <Choice
            any={t('anyLevel')}
            value={question.level}
            choices={mediaLevels.map(level => [level, a(level)])}
            onChange={level => change({ level })}
          />
        ) : (
          <Choice
            any={t('anyPlatform')}
            value={question.platform}
            choices={platforms.map(platform => [platform, a(platform)])}
            onChange={platform => change({ platform })}
          />
        )}
        <span className="grow" />
        {data && <span className="dim">{t('ofTotal', { total: exact(data.total) })}</span>}
      </Row>
      <div className={styles.scroll}>
        {error && !data ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={10} />
        ) : data.list.length === 0 ? (
          <EmptyState title={t('noRanks')}>{t('noRanksText')}</EmptyState>
        ) : (
          <PlainTable
            label={t('ranking')}
            head={[
              { number: t('rank') },
              t('rankChange'),
              t('name'),
              ...(isMedia ? [t('kind'), t('mediaType'), t('level')] : [t('platform')]),
              { number: t('articles') },
              { number: t('interactions') },
              { number: t('readers') },
              { number: t('influence') },
            ]}
          >
            {data.list.map(row => (
              <tr key={row.entry}>
                <td data-number>{row.rank}</td>
                <td>
                  <Moved row={row} />
                </td>
                <td>
                  <Link to={entryAddress(row.entry)}>{row.name}</Link>
                </td>
                {isMedia && <td>{l(`kind_${row.kind}`)}</td>}
                <td>{a(isMedia ? row.mediaType : (row.platform ?? row.mediaType))}</td>
                {isMedia && <td>{a(row.level)}</td>}
                <td data-number>
                  {question.among === 'monitors' ? (
                    <Link to={deskAddress({ range: { from: data.from, to: data.to }, filters: filtersOfEntry(row) })}>
                      {exact(row.articles)}
                    </Link>
                  ) : (
                    exact(row.articles)
                  )}
                </td>
                <td data-number>{exact(row.interactions)}</td>
                <td data-number>{exact(row.reads)}</td>
                <td data-number>{row.influence === null ? '—' : exact(Math.round(row.influence * 10) / 10)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </div>
    </section>
  )
}

function Moved({ row: { rank, before, isNew } }: { row: RankedEntry }) {
  const t = useWords(strings)
  if (isNew) return <>{t('newEntry')}</>
  if (before === null) return <>—</>
  if (before === rank) return <span className="dim">{t('rankSame')}</span>
  return <>{before > rank ? t('rankUp', { count: before - rank }) : t('rankDown', { count: rank - before })}</>
}

function Choice<V extends string>({
  any,
  value,
  choices,
  onChange,
}: {
  any: string
  value: V | undefined
  choices: readonly (readonly [V, string])[]
  onChange: (value: V | undefined) => void
}) {
  return (
    <select
      className="field"
      aria-label={any}
      value={value ?? ''}
      onChange={({ target }) => onChange(choices.find(([each]) => each === target.value)?.[0])}
    >
      <option value="">{any}</option>
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  )
}
