import { exact, linkTo, PlainTable, Tag, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Figures } from '../contract.ts'
import { strings } from '../strings.ts'
import { behind, leaning } from './behind.ts'

/** Series side by side; each number of articles opens the list whose total it is. */
export function FiguresTable({ series, range }: { series: readonly Figures[]; range: { from: string; to: string } }) {
  const t = useWords(strings)
  return (
    <PlainTable
      label={t('ranking')}
      head={[
        ...[t('seriesColumn'), t('kind'), t('articlesBy')],
        ...[t('articles'), t('stories'), t('positive'), t('negative'), t('net'), t('interactions')].map(number => ({
          number,
        })),
      ]}
    >
      {series.map(figures => (
        <tr key={figures.seriesId}>
          <th scope="row">
            <Link to={linkTo('/carModelInsight', null, { series: figures.seriesId })}>{figures.name}</Link>
          </th>
          <td>
            <Tag>{t(figures.isOwn ? 'own' : 'rival')}</Tag>
          </td>
          <td>{t(figures.isTied ? 'tied' : 'byNames')}</td>
          <td data-number>
            <Link to={behind(figures, range)}>{exact(figures.count)}</Link>
          </td>
          <td data-number>{exact(figures.stories)}</td>
          <td data-number>
            <Link to={behind(figures, range, [leaning('1')])}>{exact(figures.positive)}</Link>
          </td>
          <td data-number>
            <Link to={behind(figures, range, [leaning('-1')])}>{exact(figures.negative)}</Link>
          </td>
          <td data-number>{figures.net === null ? '—' : figures.net.toFixed(2)}</td>
          <td data-number>{exact(figures.interactions)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
