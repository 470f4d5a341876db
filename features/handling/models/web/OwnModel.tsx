import {
  ChecksInput,
  ErrorOf,
  later,
  NumberInput,
  RadioInput,
  RecordForm,
  SkeletonRows,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { z } from 'zod'
import { type ModelScene, modelScenes, type Terms } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, modelsKey } from './api.ts'
import { EndpointFields } from './EndpointFields.tsx'
import { draftOf, type EndpointWritten, endpointFields, fenOf, writtenOf, Yuan, yuanOf } from './endpoint-form.ts'

const Uses = later(() => import('./Uses.tsx'))

const key = [modelsKey, 'terms']
const leaves = ['nothing', 'titles', 'excerpts', 'whole'] as const
const Written = z
  .object({
    ...endpointFields,
    url: z.string().trim(),
    model: z.string().trim(),
    which: z.enum(['installation', 'own']),
    leaves: z.enum(leaves),
    scenesOn: z.array(z.enum(modelScenes)),
    mostOfRun: Yuan.nullable(),
    mostOfPerson: Yuan.nullable(),
    mostOfAll: Yuan.nullable(),
  })
  .superRefine(({ which, url, model }, context) => {
    if (which === 'installation') return
    for (const [field, text] of [
      ['url', url],
      ['model', model],
    ] as const) {
      const parsed = endpointFields[field].safeParse(text)
      if (!parsed.success)
        context.addIssue({ code: 'custom', path: [field], message: field === 'url' ? 'models.url' : 'models.name' })
    }
  })
interface Written extends EndpointWritten {
  which: 'installation' | 'own'
  leaves: (typeof leaves)[number]
  scenesOn: ModelScene[]
  mostOfRun: number | null
  mostOfPerson: number | null
  mostOfAll: number | null
}
/** One row of the organisation, as a record. */
type Model = Terms & { id: number; updatedAt: string; updatedBy: null }
const recordOf = (terms: Terms): Model => ({ ...terms, id: 1, updatedAt: '', updatedBy: null })
const yuanOrNone = (fen: number | null) => (fen === null ? null : yuanOf(fen))
const fenOrNone = (yuan: number | null) => (yuan === null ? null : fenOf(yuan))

/** What an organisation lets models do: what leaves the house, where, for how much, and its own model. */
export default function OwnModel() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.terms(undefined, { signal }),
  })
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return <Form start={recordOf(data)} />
}

function Form({ start }: { start: Model }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const draft = useDraft<Written, Model>({
    schema: Written as never,
    words: strings,
    start,
    draftOf: ({ own, leaves: sent, scenesOff, mostOfRun, mostOfPerson, mostOfAll }) => ({
      ...writtenOf(own),
      which: own ? 'own' : 'installation',
      leaves: sent ?? 'nothing',
      scenesOn: modelScenes.filter(scene => !scenesOff.includes(scene)),
      mostOfRun: yuanOrNone(mostOfRun),
      mostOfPerson: yuanOrNone(mostOfPerson),
      mostOfAll: yuanOrNone(mostOfAll),
    }),
    create: () => Promise.reject(new Error('There are always terms.')),
    update: async ({ version, which, leaves: sent, scenesOn, mostOfRun, mostOfPerson, mostOfAll, ...endpoint }) => {
      const body = {
        version,
        own: which === 'own' ? draftOf(endpoint) : null,
        leaves: sent === 'nothing' ? null : sent,
        scenesOff: modelScenes.filter(scene => !scenesOn.includes(scene)),
        mostOfRun: fenOrNone(mostOfRun),
        mostOfPerson: fenOrNone(mostOfPerson),
        mostOfAll: fenOrNone(mostOfAll),
      }
      return { data: recordOf(await api.changeTerms({ body })), operation: null }
    },
    load: async () => recordOf(await api.terms(undefined)),
    onSaved: saved => client.setQueryData(key, saved),
  })
  const { stored } = draft
  const { installation, own } = stored ?? start
  const which = draft.form.watch('which')
  return (
    <RecordForm draft={draft} title={t('termsTitle')}>
      <RadioInput
        of={draft}
        name="leaves"
        label={t('leavesTitle')}
        note={t('leavesNote')}
        options={leaves.map(value => ({ value, label: t(`leaves_${value}`) }))}
      />
      <ChecksInput
        of={draft}
        name="scenesOn"
        label={t('scenesOn')}
        options={modelScenes.map(scene => [scene, t(`scene_${scene}`)] as const)}
      />
      <NumberInput of={draft} name="mostOfRun" label={t('field_mostOfRun')} unit={t('yuan')} note={t('limitsNote')} />
      <NumberInput of={draft} name="mostOfPerson" label={t('field_mostOfPerson')} unit={t('yuan')} />
      <NumberInput of={draft} name="mostOfAll" label={t('field_mostOfAll')} unit={t('yuan')} />
      <RadioInput
        of={draft}
        name="which"
        label={t('whichModel')}
        options={[
          {
            value: 'installation',
            label: installation ? t('ofInstallationNamed', { model: installation.model }) : t('ofInstallation'),
            ...(!installation && { note: t('noneThere') }),
          },
          { value: 'own', label: t('ofOwn') },
        ]}
      />
      {which === 'own' && (
        <EndpointFields
          draft={draft}
          hasKey={own?.hasKey === true}
          attempt={body => api.tryOwn({ body }, { timeout: 'long' })}
        />
      )}
      <Suspense>
        <Uses />
      </Suspense>
    </RecordForm>
  )
}
