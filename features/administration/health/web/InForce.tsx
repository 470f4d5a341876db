import { PlainTable, SkeletonRows, Stack, Tag, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Settings as they are in force in the process that answers. */
export function InForce() {
  const t = useWords(strings)
  const found = useQuery({
    queryKey: ['health', 'settings'],
    queryFn: ({ signal }) => api.settings(undefined, { signal }),
  })
  if (!found.data) return <SkeletonRows />
  const { list, unknown } = found.data
  return (
    <Stack gap={8}>
      {unknown.length > 0 && <p>{t('unknownSettings', { names: unknown.join(', ') })}</p>}
      <PlainTable label={t('settingsInForce')} head={[t('setting'), t('value'), t('from')]}>
        {list.map(({ name, value, isSet }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value || '—'}</td>
            <td>{isSet ? <Tag>{t('isSet')}</Tag> : <span className="dim">{t('isDefault')}</span>}</td>
          </tr>
        ))}
      </PlainTable>
    </Stack>
  )
}
