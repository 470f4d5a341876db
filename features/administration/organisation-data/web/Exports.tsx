import {
  Button,
  ErrorOf,
  Moment,
  PlainTable,
  SkeletonRows,
  Stack,
  saveAs,
  Tag,
  toast,
  toastError,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { DataExport } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** While one is made it is looked at again so often. */
const everyMs = 2_000
const isUnderWay = ({ state }: DataExport) => state === 'waiting' || state === 'running'

/** Begins an export and gives its file. @param organisation for an operator: whose; absent: the chosen one's */
export function Exports({ organisation }: { organisation?: number }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const options = organisation === undefined ? {} : { organisation }
  const { data, error, refetch } = useQuery({
    queryKey: ['organisationData', 'exports', organisation],
    queryFn: ({ signal }) => api.exports(undefined, { ...options, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? everyMs : false),
  })
  const start = async () => {
    try {
      await api.export(undefined, options)
      toast({ text: t('started') })
    } catch (problem) {
      toastError(problem)
    }
    await refetch()
  }
  const save = async (id: number) => {
    try {
      saveAs(await api.file({ params: { id } }, { ...options, timeout: 'long' }), `${t('fileName')}.zip`)
    } catch (problem) {
      toastError(problem)
    }
  }
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  return (
    <Stack gap={12}>
      <p>
        <Button size="small" disabled={data.some(isUnderWay)} onClick={() => void start()}>
          {t('start')}
        </Button>
      </p>
      {data.length === 0 ? (
        <p className="dim">{t('none')}</p>
      ) : (
        <PlainTable label={t('title')} head={[t('at'), t('state'), { number: t('rows') }, t('until')]}>
          {data.map(each => (
            <tr key={each.id}>
              <td>
                <Moment at={each.at} />
              </td>
              <td>
                {each.hasFile ? (
                  <Button size="small" onClick={() => void save(each.id)}>
                    {t('download')}
                  </Button>
                ) : (
                  <Tag>{t(`state_${each.state}`)}</Tag>
                )}
              </td>
              <td data-number>{exact(each.done)}</td>
              <td>{each.expiresAt && <Moment at={each.expiresAt} />}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Stack>
  )
}
