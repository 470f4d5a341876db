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
import { type ChangedField, type ChangedRow, type EntryDetail, mostRowsShown } from '../contract.ts'
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
  const { entry, request, rows, isCut } = one.data
  return (
    <RecordView
      title={entry.what}
      marks={
        <>
          <Tag accent={entry.outcome === 'refused'}>{t(`outcome_${entry.outcome}`)}</Tag>
          {entry.bySupport && <Tag accent>{t('bySupport')}</Tag>}
        </>
      }
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
          ...(entry.orgName === null ? [] : [[t('organisation'), entry.orgName] as const]),
          [t('number'), entry.id],
        ]}
      />
      {rows.length === 0 && request.length === 0 && <Note>{t('noRows')}</Note>}
      {rows.length === 0 && request.length > 0 && (
        <section aria-label={t('asked')} className={styles.row}>
          <h3>{t('asked')}</h3>
          <Fields fields={request.map(field => ({ ...field, before: null }))} act="added" />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-label={t('rows')}>
          <h3>{t('rows')}</h3>
          {isCut && <Note>{t('cut', { most: mostRowsShown })}</Note>}
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an act do not change
            <ChangeOfRow key={at} row={row} />
          ))}
        </section>
      )}
    </RecordView>
  )
}

function ChangeOfRow({ row: { act, title, name, fields } }: { row: ChangedRow }) {
  const t = useWords(strings)
  return (
    <details className={styles.row} open={act === 'changed'}>
      <summary>
        <Tag>{t(`act_${act}`)}</Tag> {title} {name}
      </summary>
      {fields.length === 0 ? <Note>{t('noFields')}</Note> : <Fields fields={fields} act={act} />}
    </details>
  )
}

/** In words, without what only the database needs. */
function Fields({ fields, act }: { fields: readonly ChangedField[]; act: ChangedRow['act'] }) {
  const t = useWords(strings)
  return (
    <table>
      <thead>
        <tr>
          <th>{t('field')}</th>
          {act !== 'added' && <th>{t('before')}</th>}
          {act !== 'removed' && <th>{t('after')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={`${name} ${before} ${after}`}>
            <th scope="row">{name}</th>
            {act !== 'added' && <td>{shown(before)}</td>}
            {act !== 'removed' && <td>{shown(after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moments come as they were written. */
const shown = (text: string | null) => (text !== null && isMoment.test(text) ? <Moment at={text} /> : text)
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/
