import {
  AreaInput,
  Button,
  ErrorOf,
  Note,
  RecordForm,
  SkeletonRows,
  toast,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { InstallationDraft, type InstallationModel as Stored } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, modelsKey } from './api.ts'
import { EndpointFields } from './EndpointFields.tsx'
import { draftOf, type EndpointWritten, endpointFields, writtenOf } from './endpoint-form.ts'

const key = [modelsKey, 'installation']
const linesOf = (text: string): string[] => text.split('\n').flatMap(line => line.trim() || [])
const Written = z.object({
  ...endpointFields,
  hosts: z.string().refine(text => InstallationDraft.shape.ownHosts.safeParse(linesOf(text)).success, 'models.host'),
})
type Written = EndpointWritten & { hosts: string }
/** One row, as a record. */
type Model = Stored & { id: number; updatedAt: string; updatedBy: null }
const recordOf = (stored: Stored): Model => ({
  ...stored,
  id: 1,
  updatedAt: '',
  updatedBy: null,
})

/** The model of the installation: where it comes from, its prices, and which hosts organisations may name. */
export default function InstallationModel() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.installation(undefined, { signal }),
  })
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return <Form key={data.from} start={recordOf(data)} />
}

function Form({ start }: { start: Model }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const load = async () => recordOf(await api.installation(undefined))
  const draft = useDraft<Written, Model>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ endpoint, ownHosts }) => ({ ...writtenOf(endpoint), hosts: ownHosts.join('\n') }),
    create: () => Promise.reject(new Error('There is always a row.')),
    update: async ({ id: _, version, hosts, ...endpoint }) => {
      const body = { version, endpoint: draftOf(endpoint), ownHosts: linesOf(hosts) }
      return { data: recordOf(await api.changeInstallation({ body })), operation: null }
    },
    load,
    onSaved: saved => client.setQueryData(key, saved),
  })
  const { stored } = draft
  const { from, endpoint } = stored ?? start
  const reset = async () => {
    try {
      const { version, ownHosts } = stored ?? start
      client.setQueryData(key, await api.changeInstallation({ body: { version, endpoint: null, ownHosts } }))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <RecordForm
      draft={draft}
      title={t('installationTitle')}
      acts={
        from === 'settings' && (
          <Button kind="quiet" onClick={() => void reset()}>
            {t('toEnvironment')}
          </Button>
        )
      }
    >
      <p className="dim">{t('installationNote')}</p>
      {from !== 'settings' && <Note>{t(from === 'environment' ? 'fromEnvironment' : 'fromNothing')}</Note>}
      <EndpointFields
        draft={draft}
        hasKey={from === 'settings' && endpoint?.hasKey === true}
        attempt={body => api.tryInstallation({ body }, { timeout: 'long' })}
      />
      <AreaInput of={draft} name="hosts" label={t('field_ownHosts')} note={t('hostsNote')} />
    </RecordForm>
  )
}
