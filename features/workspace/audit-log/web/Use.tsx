import {
  BarChart,
  type ChartData,
  ChoiceMenu,
  connect,
  EmptyState,
  ErrorOf,
  PlainTable,
  Row,
  ScreenPart,
  Segmented,
  SettingsFrame,
  SkeletonRows,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { auditLog, type Use, type UseQuestion, useDays, useGroups, useSources } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './audit-log.module.css'

const api = connect(auditLog)

/** A part of the operators' console: how much the product is used. */
export default function UseOfProduct() {
  const t = useWords(strings)
  const [question, ask] = useState<UseQuestion>({ of: 'acts', days: 30, by: 'event', organisation: null })
  const { data, error, refetch } = useQuery({
    queryKey: ['auditLog', 'use', question],
    queryFn: ({ signal }) => api.use({ body: question }, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  const content = (
    <>
      <Row gap={12} wrap={8} className={styles.ways}>
        <Segmented
          label={t('useOf')}
          value={question.of}
          options={useSources.map(value => ({ value, label: t(`useOf_${value}`) }))}
          onChange={of => ask({ ...question, of })}
        />
        <ChoiceMenu
          values={useDays}
          value={question.days}
          name={days => t('useDays', { days })}
          onChange={days => ask({ ...question, days })}
        />
        <Segmented
          label={t('useBy')}
          value={question.by}
          options={useGroups.map(value => ({ value, label: t(`useBy_${value}`) }))}
          onChange={by => ask({ ...question, by })}
        />
        <ScreenPart
          id="organisations.filter"
          given={{
            value: question.organisation,
            onChange: (organisation: number | null) => ask({ ...question, organisation }),
          }}
          meanwhile={null}
        />
      </Row>
      {data ? <Figures of={data} question={question} /> : <SkeletonRows />}
    </>
  )
  return <SettingsFrame title={t('use')} sections={[{ id: 'use', title: t('use'), note: t('useNote'), content }]} />
}

function Figures({ of: { days, rows }, question: { of, by } }: { of: Use; question: UseQuestion }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const data = useMemo<ChartData>(
    () => ({
      head: t('useDay'),
      rows: days.map(({ day }) => day),
      series: [{ name: t('useTimes'), values: days.map(({ times }) => times) }],
    }),
    [t, days],
  )
  if (rows.length === 0) return <EmptyState title={t(`noUse_${of}`)}>{t(`noUseText_${of}`)}</EmptyState>
  return (
    <>
      <BarChart title={t('useByDay')} data={data} />
      <PlainTable label={t('use')} head={[t(`useBy_${by}`), { number: t('useTimes') }, { number: t('usePeople') }]}>
        {rows.map(({ name, times, people }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-number>{exact(times)}</td>
            <td data-number>{exact(people)}</td>
          </tr>
        ))}
      </PlainTable>
    </>
  )
}
