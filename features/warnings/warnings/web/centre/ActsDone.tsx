import { Moment, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { IncidentEntry } from '../../contract.ts'
import { receiverStrings, strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './centre.module.css'

/** Who did what with it, newest first. */
export function ActsDone({ id }: { id: number }) {
  const t = useWords(strings)
  const { data } = useQuery({
    queryKey: ['incidents', 'history', id],
    queryFn: ({ signal }) => api.incidentHistory({ params: { id } }, { signal }),
  })
  return (
    <section aria-label={t('actsDone')}>
      <h3 className={styles.heading}>{t('actsDone')}</h3>
      {data?.length === 0 && <p className="dim">{t('noActs')}</p>}
      <ul className={styles.lines}>
        {data?.map(entry => (
          <li key={`${entry.operation} ${entry.at} ${entry.state} ${entry.mergedInto} ${entry.byLink?.act}`}>
            <span>{entry.by ?? t('product')}</span>
            <span>
              <Said entry={entry} />
            </span>
            <span className="dim">
              <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ entry: { byLink, undoes, isNew, state, note, review, mergedInto, moved } }: { entry: IncidentEntry }) {
  const t = useWords(strings)
  const r = useWords(receiverStrings)
  const format = useFormat()
  if (byLink) {
    const detail = byLink.act === 'paused' ? format.moment(byLink.detail).slice(0, 16) : byLink.detail
    return `${t('byLink')} ${r(`did_${byLink.act}`)} ${detail}`
  }
  const parts = [
    undoes ? t('entryUndone') : null,
    isNew ? t('entryNew') : null,
    state === null ? null : t(`state_${state}`),
    review === null ? null : t(`review_${review}`),
    mergedInto === null ? null : t('entryMerged'),
    moved > 0 ? t('entryMoved', { count: moved }) : null,
    note === null ? null : note === '' ? t('entryNoteGone') : t('entryNote', { note }),
  ]
  return parts.filter(part => part !== null).join(' · ')
}
