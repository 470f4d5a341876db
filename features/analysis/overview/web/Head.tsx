import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { isNamed, type NamedRange, namedRanges, type TimeRange } from '@guanlan/features/articles/articles/web'
import type { Compared } from '@guanlan/features/charts/charts/web'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Icon, Menu, Row, Segmented, useFormat, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useState } from 'react'
import { strings } from '../strings.ts'
import { choicesOf } from './monitor-choices.ts'
import styles from './Overview.module.css'
import type { AnsweredOverview } from './use-overview.ts'

// Fields of dates come with the first period that is chosen freely.
const CustomRange = lazy(() => import('./CustomRange.tsx').then(({ CustomRange }) => ({ default: CustomRange })))

/** Which articles, and of which time. Both stand in the address. */
export function Head({
  monitor,
  range,
  asked: requested,
  compared,
  silentBefore,
  onChange,
}: {
  monitor: number | undefined
  range: TimeRange
  asked: AnsweredOverview | undefined
  /** With what, other than the period before. */
  compared: Compared | null
  /** Why no change against the period before is told. */
  silentBefore: string | null
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const [choosing, setChoosing] = useState(false)
  const { data: tree = [] } = useMonitors()
  const name = tree.find(each => each.id === monitor)?.name ?? (monitor === undefined ? t('allArticles') : '…')
  const choices = [{ id: undefined, name: t('allArticles'), depth: 0 }, ...choicesOf(tree)]
  const pick = (value: NamedRange | 'custom') => {
    setChoosing(value === 'custom')
    if (value !== 'custom') onChange({ range: value, from: undefined, to: undefined })
  }
  return (
    <Row gap={8} wrap={4} align="center" className={styles.head}>
      <h1 className="unseen">{name}</h1>
      <Menu
        label={t('chooseMonitor', { name })}
        side="left"
        className={styles.title ?? ''}
        face={
          <>
            {name}
            <Icon name="down" size={14} />
          </>
        }
        items={choices.map(choice => ({
          key: String(choice.id ?? 'all'),
          label: choice.name,
          mark: <i style={{ width: choice.depth * 16 }} />,
          chosen: choice.id === monitor,
          run: () => onChange({ monitor: choice.id === undefined ? undefined : String(choice.id) }),
        }))}
      />
      {requested && <Period asked={requested} compared={compared} silentBefore={silentBefore} />}
      <span className="grow" />
      <div className={styles.range}>
        <Segmented
          label={t('range')}
          value={isNamed(range) ? range : 'custom'}
          options={[
            ...namedRanges.map(value => ({ value, label: a(value) })),
            { value: 'custom' as const, label: t('rangeCustom') },
          ]}
          onChange={pick}
        />
        {choosing && (
          <Suspense>
            <CustomRange
              from={requested?.question.from}
              to={requested?.question.to}
              onCancel={() => setChoosing(false)}
              onApply={(from, to) => {
                setChoosing(false)
                onChange({ range: undefined, from, to })
              }}
            />
          </Suspense>
        )}
      </div>
    </Row>
  )
}

function Period({
  asked: { overview, question },
  compared,
  silentBefore,
}: {
  asked: AnsweredOverview
  compared: Compared | null
  silentBefore: string | null
}) {
  const t = useWords(strings)
  const format = useFormat()
  const short = (iso: string) => format.moment(iso).slice(5, 16)
  return (
    <span className={`dim ${styles.period}`} title={`${format.moment(question.from)} – ${format.moment(question.to)}`}>
      {t('period', { from: short(question.from), to: short(question.to) })}
      {' · '}
      {compared
        ? (compared.silent ?? t('comparedWith', { name: compared.name }))
        : (silentBefore ?? t(overview.before ? 'compared' : 'nothingBefore'))}
    </span>
  )
}
