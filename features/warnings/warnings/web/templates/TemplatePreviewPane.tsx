import { strings as deliveryStrings } from '@guanlan/features/workspace/notifications/strings'
import { ErrorOf, exact, Segmented, useLater, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplateLook, TemplateRow } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './templates.module.css'

/** Somebody is still writing. Milliseconds. */
const writingMs = 400
const incidentsOffered = 20

/** How a message of a real incident reads on each channel, and how much of what the channel takes it is. */
export function TemplatePreviewPane({ content }: { content: readonly TemplateRow[] }) {
  const t = useWords(strings)
  const d = useWords(deliveryStrings)
  const [incident, setIncident] = useState<number | null>(null)
  const [channel, setChannel] = useState<TemplateLook['channel']>('email')
  const requested = useLater(JSON.stringify({ content, incident }), writingMs)
  const { data, error, refetch } = useQuery({
    queryKey: ['warnings', 'template preview', requested],
    queryFn: ({ signal }) => api.previewTemplate({ body: JSON.parse(requested) }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const offered = useQuery({
    queryKey: ['incidents', 'offered'],
    queryFn: ({ signal }) => api.incidents({ body: { pageSize: incidentsOffered } }, { signal }),
  }).data?.list
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const look = data.looks.find(each => each.channel === channel)
  return (
    <aside className={styles.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {data.of === null ? (
        <p className="dim">{t('noIncidentYet')}</p>
      ) : (
        <>
          <select
            className="field"
            aria-label={t('incident')}
            value={incident ?? ''}
            onChange={event => setIncident(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t('newestIncident')}</option>
            {offered?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <div className={styles.channels}>
            <Segmented
              label={t('channelOfPreview')}
              value={channel}
              onChange={setChannel}
              options={data.looks.map(each => ({ value: each.channel, label: d(`kind_${each.channel}`) }))}
            />
          </div>
          {look && (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys scroll what has the focus */}
              <pre className={styles.text} tabIndex={0}>
                {look.text}
              </pre>
              <p className="dim" role="status">
                {look.limit === null
                  ? t('sizeOfLook', { bytes: exact(look.bytes) })
                  : t('sizeOfLookWithin', { bytes: exact(look.bytes), limit: exact(look.limit) })}
                {look.left > 0 && ` ${t('leftOfLook', { count: exact(look.left) })}`}
              </p>
            </>
          )}
        </>
      )}
    </aside>
  )
}
