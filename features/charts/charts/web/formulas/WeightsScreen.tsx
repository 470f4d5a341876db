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
  Stack,
  useDraft,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { charts, type HealthPart, type HeatPart, healthParts, heatParts, type WeightsInUse } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './formulas.module.css'
import { useWeights } from './use-weights.ts'

const api = connect(charts)

const Weight = z.number().min(0, 'charts.weightNegative').max(1_000, 'charts.weightTooLarge')
/** Parts of all indices have names of their own: one form holds them, saved as one. */
const parts = { brandHealth: healthParts, storyHeat: heatParts } as const
type Index = keyof typeof parts
type Part = HealthPart | HeatPart
const indices = ['brandHealth', 'storyHeat'] as const
const weighsNothing = (index: Index) => (weights: Readonly<Record<Part, number>>) =>
  parts[index].some(part => weights[part] > 0)
const Written = z
  .object({
    ...{ volume: Weight, sentiment: Weight, reach: Weight, voice: Weight, risk: Weight },
    ...{ articles: Weight, media: Weight, interactions: Weight },
  })
  .refine(weighsNothing('brandHealth'), { error: 'charts.weightsAllZero', path: ['volume'] })
  .refine(weighsNothing('storyHeat'), { error: 'charts.weightsAllZero', path: ['articles'] })
type Written = Record<Part, number | null>
/** The weights of an organisation are one record. */
type Kept = WeightsInUse & { id: number }

/** How an organisation weighs the parts of its indices, and how it did before. */
export default function WeightsScreen() {
  const may = useMay()
  const client = useQueryClient()
  const { data, error, refetch } = useWeights()
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
    draftOf: ({ weights }) => ({ ...weights.brandHealth, ...weights.storyHeat }),
    create: () => Promise.reject(new Error('There are always weights.')),
    update: async ({ id: _, version, ...written }) => {
      const { articles, media, interactions, ...brandHealth } = written as Record<Part, number>
      const weights = { brandHealth, storyHeat: { articles, media, interactions } }
      const { operation } = await api.setWeights.act({ body: { weights, version } })
      return { data: await load(), operation }
    },
    load,
    onSaved,
  })
  const written = draft.form.watch()
  const amountOf = (part: Part): number => Math.max(0, written[part] ?? 0)
  const shareOf = (index: Index, part: Part): string => {
    const all = parts[index].reduce((sum, each) => sum + amountOf(each), 0)
    return percent(all > 0 ? amountOf(part) / all : 0)
  }
  const takeUsual = () => {
    const usual: Readonly<Record<Part, number>> = { ...start.usual.brandHealth, ...start.usual.storyHeat }
    for (const part of [...healthParts, ...heatParts])
      draft.form.setValue(part, usual[part], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <RecordForm
      draft={draft}
      title={t('weightsTitle')}
      acts={
        <Button kind="quiet" onClick={takeUsual}>
          {t('weightsUsual')}
        </Button>
      }
    >
      <p className="dim">{t('weightsNote')}</p>
      <div className={styles.indices}>
        {indices.map(index => (
          <Stack key={index} as="fieldset" gap={16} className={styles.fields}>
            <legend>{t(`weightsOf_${index}`)}</legend>
            {parts[index].map(part => (
              <NumberInput
                key={part}
                of={draft}
                name={part}
                label={t(`part_${part}`)}
                note={`${t('weightShare', { share: shareOf(index, part) })} · ${t(`formula_${part}`)}`}
              />
            ))}
          </Stack>
        ))}
      </div>
      <History of={start} />
    </RecordForm>
  )
}

function Weights({ of }: { of: WeightsInUse }) {
  const t = useWords(strings)
  return (
    <section className={styles.read}>
      <h1>{t('weightsTitle')}</h1>
      {indices.map(index => {
        const weights: Readonly<Partial<Record<Part, number>>> = of.weights[index]
        const all = parts[index].reduce((sum, part) => sum + (weights[part] ?? 0), 0)
        return (
          <PlainTable
            key={index}
            label={t(`weightsOf_${index}`)}
            head={[t(`weightsOf_${index}`), { number: t('computedShare') }]}
          >
            {parts[index].map(part => (
              <tr key={part}>
                <th scope="row">{t(`part_${part}`)}</th>
                <td data-number>{percent((weights[part] ?? 0) / all)}</td>
              </tr>
            ))}
          </PlainTable>
        )
      })}
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
          head={[t('weightsSince'), ...[...healthParts, ...heatParts].map(part => ({ number: t(`part_${part}`) }))]}
        >
          {changes.map(({ since, weights }) => (
            <tr key={since}>
              <th scope="row">
                <Moment at={since} exact />
              </th>
              {Object.entries({ ...weights.brandHealth, ...weights.storyHeat }).map(([part, weight]) => (
                <td key={part} data-number>
                  {weight}
                </td>
              ))}
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  )
}
