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
import { charts, healthParts, heatParts, type IndexWeights, influenceParts, type WeightsInUse } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './formulas.module.css'
import { useWeights } from './use-weights.ts'

const api = connect(charts)

const Weight = z.number().min(0, 'charts.weightNegative').max(1_000, 'charts.weightTooLarge')
const indices = ['brandHealth', 'storyHeat', 'influence'] as const
type Index = (typeof indices)[number]
/** One form holds the parts of all indices, saved as one; each part of influence has its index before its name, since interactions are a part of heat, too. */
const fields = {
  brandHealth: healthParts,
  storyHeat: heatParts,
  influence: influenceParts.map(part => `influence_${part}` as const),
} as const
type Field = (typeof fields)[Index][number]
const allFields: readonly Field[] = indices.flatMap(index => fields[index])
const partOf = (field: Field): string => field.replace('influence_', '')

const weighsNothing = (index: Index) => (written: Partial<Record<Field, number>>) =>
  fields[index].some(field => (written[field] ?? 0) > 0)
const allZero = (index: Index) => ({ error: 'charts.weightsAllZero', path: [fields[index][0] as string] })
const Written = z
  .object(Object.fromEntries(allFields.map(field => [field, Weight])) as Record<Field, typeof Weight>)
  .refine(weighsNothing('brandHealth'), allZero('brandHealth'))
  .refine(weighsNothing('storyHeat'), allZero('storyHeat'))
  .refine(weighsNothing('influence'), allZero('influence'))
type Written = Record<Field, number | null>
/** The weights of an organisation are one record. */
type Kept = WeightsInUse & { id: number }

/** The weights of an index by its fields. */
const weightsOf = (weights: IndexWeights, index: Index): [Field, number][] => {
  const all: Readonly<Record<string, number>> = weights[index]
  return fields[index].map(field => [field, all[partOf(field)] ?? 0])
}
const writtenOf = (weights: IndexWeights): Record<Field, number> =>
  Object.fromEntries(indices.flatMap(index => weightsOf(weights, index))) as Record<Field, number>
const readWritten = (written: Record<Field, number>): IndexWeights =>
  Object.fromEntries(
    indices.map(index => [index, Object.fromEntries(fields[index].map(field => [partOf(field), written[field]]))]),
  ) as unknown as IndexWeights

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
    draftOf: ({ weights }) => writtenOf(weights),
    create: () => Promise.reject(new Error('There are always weights.')),
    update: async ({ id: _, version, ...written }) => {
      const weights = readWritten(written as Record<Field, number>)
      const { operation } = await api.setWeights.act({ body: { weights, version } })
      return { data: await load(), operation }
    },
    load,
    onSaved,
  })
  const written = draft.form.watch()
  const amountOf = (field: Field): number => Math.max(0, written[field] ?? 0)
  const shareOf = (index: Index, field: Field): string => {
    const all = fields[index].reduce((sum, each) => sum + amountOf(each), 0)
    return percent(all > 0 ? amountOf(field) / all : 0)
  }
  const takeUsual = () => {
    const usual = writtenOf(start.usual)
    for (const field of allFields) draft.form.setValue(field, usual[field], { shouldDirty: true, shouldValidate: true })
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
            {fields[index].map(field => (
              <NumberInput
                key={field}
                of={draft}
                name={field}
                label={t(`part_${field}`)}
                note={`${t('weightShare', { share: shareOf(index, field) })} · ${t(`formula_${field}`)}`}
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
        const weights = weightsOf(of.weights, index)
        const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
        return (
          <PlainTable
            key={index}
            label={t(`weightsOf_${index}`)}
            head={[t(`weightsOf_${index}`), { number: t('computedShare') }]}
          >
            {weights.map(([field, weight]) => (
              <tr key={field}>
                <th scope="row">{t(`part_${field}`)}</th>
                <td data-number>{percent(weight / all)}</td>
              </tr>
            ))}
          </PlainTable>
        )
      })}
      <History of={of} />
    </section>
  )
}

/** Each index has a table of its own, with the changes that changed it. */
function History({ of }: { of: WeightsInUse }) {
  const t = useWords(strings)
  return (
    <section className={styles.history}>
      <h2>{t('weightsHistory')}</h2>
      {of.changes.length === 0 && <p className="dim">{t('weightsNever')}</p>}
      {indices.map(index => {
        const changes = changesOf(of, index)
        if (changes.length === 0) return null
        return (
          <PlainTable
            key={index}
            label={`${t('weightsHistory')} · ${t(`weightsOf_${index}`)}`}
            head={[
              `${t(`weightsOf_${index}`)} · ${t('weightsSince')}`,
              ...fields[index].map(field => ({ number: t(`part_${field}`) })),
            ]}
          >
            {changes.map(({ since, weights }) => (
              <tr key={since}>
                <th scope="row">
                  <Moment at={since} exact />
                </th>
                {weightsOf(weights, index).map(([field, weight]) => (
                  <td key={field} data-number>
                    {weight}
                  </td>
                ))}
              </tr>
            ))}
          </PlainTable>
        )
      })}
    </section>
  )
}

/** Newest first; a change of another index leaves this one as it was. */
const changesOf = ({ changes, usual }: WeightsInUse, index: Index): WeightsInUse['changes'] =>
  changes.filter(({ weights }, at) => {
    const before = changes[at + 1]?.weights ?? usual
    return JSON.stringify(weightsOf(weights, index)) !== JSON.stringify(weightsOf(before, index))
  })
