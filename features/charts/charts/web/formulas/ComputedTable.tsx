import { PlainTable, percent, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Computed } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './formulas.module.css'

/** Where the weights are changed. */
export const weightsPlace = '/systemSettings?part=weights'

/** An index as it was worked out: each part with the reader's own number, and what it adds. */
export function ComputedTable<Part extends string>({
  label,
  computed: { lines, index },
  yours,
  named,
}: {
  label: string
  computed: Computed<Part>
  /** The number that each part is made of. */
  yours: Readonly<Record<Part, string>>
  /** What a part is called, and how it is worked out. */
  named: (part: Part) => readonly [name: string, formula: string]
}) {
  const t = useWords(strings)
  return (
    <PlainTable
      label={label}
      head={[
        t('computedPart'),
        t('computedYours'),
        ...[t('computedPoints'), t('computedShare'), t('computedAdds')].map(number => ({ number })),
      ]}
    >
      {lines.map(({ part, points, share, adds }) => (
        <tr key={part} className={points === null ? 'dim' : undefined}>
          <th scope="row">
            {named(part)[0]}
            <small>{named(part)[1]}</small>
          </th>
          <td>{yours[part]}</td>
          <td data-number>{points === null ? '–' : points.toFixed(1)}</td>
          <td data-number>{share === null ? '–' : percent(share)}</td>
          <td data-number>{points === null ? '–' : adds.toFixed(1)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" colSpan={4}>
          {t('computedSum')}
        </th>
        <td data-number>
          <b>{index === null ? '–' : index.toFixed(1)}</b>
        </td>
      </tr>
    </PlainTable>
  )
}

/** The way to the weights, for who may change them. */
export function WeightsLink() {
  const t = useWords(strings)
  return useMay()('charts.weigh') ? (
    <Link className={styles.where} to={weightsPlace}>
      {t('weightsWhere')}
    </Link>
  ) : null
}
