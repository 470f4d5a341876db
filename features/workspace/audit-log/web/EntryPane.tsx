import {
  type CallOptions,
  ErrorOf,
  Facts,
  IconButton,
  Moment,
  Note,
  RecordView,
  SkeletonRows,
  Tag,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ChangedRow, type EntryDetail, mostRowsShown } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './audit-log.module.css'

/** One act: who, from where, and each row before and after. */
export function EntryPane({
  id,
  load,
  onClose,
}: {
  id: number
  load: (options: CallOptions) => Promise<EntryDetail>
  onClose: () => void
}) {
  const t = useWords(strings)
  const one = useQuery({ queryKey: ['auditLog', 'entry', id], queryFn: ({ signal }) => load({ signal }) })
  if (!one.data) return one.error ? <ErrorOf error={one.error} onRetry={() => void one.refetch()} /> : <SkeletonRows />
  const { entry, summary, asked: requested, rows, isCut } = one.data
  return (
    <RecordView
      title={entry.what}
      marks={<Tag accent={entry.outcome === 'refused'}>{t(`outcome_${entry.outcome}`)}</Tag>}
      acts={<IconButton icon="close" label={t('close')} onClick={onClose} />}
    >
      <Facts
        of="texts"
        facts={[
          [t('userName'), entry.userName ?? t('nobody')],
          [t('at'), <Moment key="at" at={entry.at} />],
          ...(entry.subject === null ? [] : [[t('subject'), entry.subject] as const]),
          [t('address'), entry.address ?? ''],
          [t('browser'), entry.browser ?? ''],
          [t('call'), <code key="call">{entry.code}</code>],
          ...(summary === null
            ? []
            : [
                [
                  '',
                  <span key="summary" lang="en" className="dim">
                    {summary}
                  </span>,
                ] as const,
              ]),
          [t('number'), entry.id],
        ]}
      />
      {rows.length === 0 && requested === null && <Note>{t('noRows')}</Note>}
      {requested !== null && (
        <section aria-label={t('asked')}>
          <h3>{t('asked')}</h3>
          <pre className={styles.asked}>{JSON.stringify(requested, null, 2)}</pre>
        </section>
      )}
      {rows.length > 0 && (
        <section aria-label={t('rows')}>
          <h3>{t('rows')}</h3>
          {isCut && <Note>{t('cut', { most: mostRowsShown })}</Note>}
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an act do not change
            <Row key={at} row={row} />
          ))}
        </section>
      )}
    </RecordView>
  )
}

const written = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** What a reader looks for is not when it was saved, and by what number. */
const unsaid: ReadonlySet<string> = new Set(['org_id', 'version', 'updated_at', 'updated_by'])

function Row({ row: { table, act, key, before, after } }: { row: ChangedRow }) {
  const t = useWords(strings)
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    field => !unsaid.has(field) && written(before?.[field]) !== written(after?.[field]),
  )
  return (
    <details className={styles.row} open={act === 'changed'}>
      <summary>
        <Tag>{t(`act_${act}`)}</Tag> <code>{table}</code> {Object.values(key).map(written).join(' · ')}
      </summary>
      <table>
        <thead>
          <tr>
            <th>{t('field')}</th>
            {before && <th>{t('before')}</th>}
            {after && <th>{t('after')}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(field => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {before && <td>{written(before[field])}</td>}
              {after && <td>{written(after[field])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
