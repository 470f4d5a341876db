import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import type { Overview } from '@guanlan/features/charts/charts/contract'
import { mediaIs, mediaTypeIs, SaveFigures } from '@guanlan/features/charts/charts/web'
import { Count, Panel, percent, useFormat, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import type { Behind } from './behind.ts'
import styles from './Overview.module.css'
import { Slices } from './Slices.tsx'
import type { AnsweredOverview } from './use-overview.ts'

/** Media that published most. */
export function ActiveMedia({
  overview,
  question,
  open,
}: {
  overview: Overview
  question: AnsweredOverview['question']
  open: Behind
}) {
  const t = useWords(strings)
  const named = useWords(articleStrings)
  const format = useFormat()
  return (
    <Panel
      title={t('activeMedia')}
      note={t('mediaOf', { count: format.exact(overview.total.media) })}
      more={<SaveFigures asked={question} chart="activeMedia" title={t('activeMedia')} />}
      className={styles.half ?? ''}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('media')}</th>
            <th>{t('kind')}</th>
            <th data-number>{t('articles')}</th>
            <th>{t('sentiments')}</th>
            <th data-number>{t('shareOfAll')}</th>
          </tr>
        </thead>
        <tbody>
          {overview.media.map(part => {
            const filters = [mediaTypeIs(part.mediaType), mediaIs(part.mediaId)]
            return (
              <tr key={`${part.mediaType}.${part.mediaId}`}>
                <td className="cut">
                  {part.mediaId > 0 ? (
                    <Link
                      to={open({ filters })}
                      title={t('splitOf', {
                        name: part.name,
                        count: part.count,
                        positive: part.positive,
                        neutral: part.neutral,
                        negative: part.negative,
                      })}
                    >
                      {part.name}
                    </Link>
                  ) : (
                    t('unknownMedia')
                  )}
                </td>
                <td className="dim">{named(part.mediaType)}</td>
                <td data-number>
                  <Count value={part.count} />
                </td>
                <td>
                  <Slices split={part} filters={filters} open={open} />
                </td>
                <td data-number className="dim">
                  {percent(part.count / overview.total.count)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
