import {
  Button,
  connect,
  ErrorOf,
  Moment,
  NumberInput,
  PlainTable,
  percent,
  RecordForm,
  SkeletonRows,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { charts, type HealthPart, healthParts, type WeightsInUse } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './formulas.module.css'

const api = connect(charts)
const queryKey = ['charts', 'weights'] as const

const Weight = z.number().min(0, 'charts.weightNegative').max(1_000, 'charts.weightTooLarge')
const Written = z
  .object({ volume: Weight, sentiment: Weight, reach: Weight, voice: Weight, risk: Weight })
  .refine(weights => Object.values(weights).some(weight => weight > 0), {
    error: 'charts.weightsAllZero',
    path: ['volume'],
  })
type Written = Record<HealthPart, number | null>
/** The weights of an organisation are one record. */
type Kept = WeightsInUse & { id: number }

/** How an organisation weighs the parts of brand health, and how it did before. */
export default function WeightsScreen() {
  const may = useMay()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => api.weights(undefined, { signal }) })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  if (!may('charts.weigh')) return <Weights of={data} />
  return (
    <WeightsForm start={{ ...data, id: 1 }} onSaved={() => void client.invalidateQueries({ queryKey: ['charts'] })} />
  )
}

function WeightsForm({ start, onSaved }: { start: Kept; onSaved: () => void }) {
  const t = useWords(strings)
  const load = async (): Promise<Kept> => ({ ...(await api.weights()), id: 1 })
  const draft = useDraft<Written, Kept>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ weights }) => ({ ...weights.brandHealth }),
    create: () => Promise.reject(new Error('There are always weights.')),
    update: async ({ id: _, version, ...written }) => {
      const { weights } = await load()
      const brandHealth = written as Record<HealthPart, number>
      const { operation } = await api.setWeights.act({ body: { weights: { ...weights, brandHealth }, version } })
      return { data: await load(), operation }
    },
    load,
    onSaved,
  })
  const written = draft.form.watch()
  const amountOf = (part: HealthPart): number => Math.max(0, written[part] ?? 0)
  const all = healthParts.reduce((sum, part) => sum + amountOf(part), 0)
  const takeUsual = () => {
    for (const part of healthParts)
      draft.form.setValue(part, start.usual.brandHealth[part], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <RecordForm
      draft={draft}
      title={`${t('weightsTitle')} · ${t('brandHealth')}`}
      acts={
        <Button kind="quiet" onClick={takeUsual}>
          {t('weightsUsual')}
        </Button>
      }
    >
      <p className="dim">{t('weightsNote')}</p>
      <div className={styles.fields}>
        {healthParts.map(part => (
          <NumberInput
            key={part}
            of={draft}
            name={part}
            label={t(`part_${part}`)}
            note={`${t('weightShare', { share: percent(all > 0 ? amountOf(part) / all : 0) })} · ${t(`formula_${part}`)}`}
          />
        ))}
      </div>
      <History of={start} />
    </RecordForm>
  )
}

function Weights({ of }: { of: WeightsInUse }) {
  const t = useWords(strings)
  const { brandHealth } = of.weights
  const all = healthParts.reduce((sum, part) => sum + brandHealth[part], 0)
  return (
    <section className={styles.read}>
      <h1>{`${t('weightsTitle')} · ${t('brandHealth')}`}</h1>
      <PlainTable label={t('weightsTitle')} head={[t('computedPart'), { number: t('computedShare') }]}>
        {healthParts.map(part => (
          <tr key={part}>
            <th scope="row">{t(`part_${part}`)}</th>
            <td data-number>{percent(brandHealth[part] / all)}</td>
          </tr>
        ))}
      </PlainTable>
      <History of={of} />
    </section>
  )
}

function History({ of: { changes } }: { of: WeightsInUse }) {
  const t = useWords(strings)
  return (
    <section className={styles.history}>
      <h2>{t('weightsHistory')}</h2>
      {changes.length === 0 ? (
        <p className="dim">{t('weightsNever')}</p>
      ) : (
        <PlainTable
          label={t('weightsHistory')}
          head={[t('weightsSince'), ...healthParts.map(part => ({ number: t(`part_${part}`) }))]}
        >
          {changes.map(({ since, weights }) => (
            <tr key={since}>
              <th scope="row">
                <Moment at={since} exact />
              </th>
              {healthParts.map(part => (
                <td key={part} data-number>
                  {weights.brandHealth[part]}
                </td>
              ))}
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
