import { PlainTable, PopoverButton, percent, type Translate, useFormat, useMay, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { type BrandFigures, brandHealthOf, computedOf, type HealthPart, type Weights } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './formulas.module.css'

/** Where the weights are changed. */
export const weightsPlace = '/systemSettings?part=weights'

/** How the brand health of one subject comes about, with its own numbers put in. */
export function HealthComputed({
  name,
  figures,
  estimated,
  weights,
}: {
  /** Of the subject. */
  name: string
  figures: BrandFigures
  /** People of its reach that are estimated. */
  estimated: number
  weights: Weights<HealthPart>
}) {
  const t = useWords(strings)
  return (
    <PopoverButton
      label={t('howComputed', { what: `${t('brandHealth')} · ${name}` })}
      icon="help"
      size="small"
      isIconOnly
    >
      {() => <Lines figures={figures} estimated={estimated} weights={weights} name={name} />}
    </PopoverButton>
  )
}

function Lines({ name, figures, estimated, weights }: Parameters<typeof HealthComputed>[0]) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const may = useMay()
  const { lines, index } = computedOf(brandHealthOf(figures, weights).parts, weights)
  const yours = saidOf(t, figures, estimated, exact)
  return (
    <div className={styles.computed}>
      <PlainTable
        label={t('howComputed', { what: `${t('brandHealth')} · ${name}` })}
        head={[
          t('computedPart'),
          t('computedYours'),
          ...[t('computedPoints'), t('computedShare'), t('computedAdds')].map(number => ({ number })),
        ]}
      >
        {lines.map(({ part, points, share, adds }) => (
          <tr key={part} className={points === null ? 'dim' : undefined}>
            <th scope="row">
              {t(`part_${part}`)}
              <small>{t(`formula_${part}`)}</small>
            </th>
            <td>{points === null && part !== 'volume' ? t('computedLeftOut') : yours[part]}</td>
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
      {may('charts.weigh') && <Link to={weightsPlace}>{t('weightsWhere')}</Link>}
    </div>
  )
}

/** The number that each part is made of. */
function saidOf(
  t: Translate<typeof strings>,
  { count, positive, negative, usual, reach, voice, negativeByLevel }: BrandFigures,
  estimated: number,
  exact: (count: number) => string,
): Record<HealthPart, string> {
  const levels = ([1, 2, 3] as const).map(level => negativeByLevel[level])
  const grave = levels.reduce((sum, n) => sum + n, 0)
  return {
    volume:
      usual === null
        ? t('yours_volumeAlone', { count: exact(count) })
        : t('yours_volume', { count: exact(count), usual: exact(usual) }),
    sentiment: t('yours_sentiment', { positive: exact(positive), negative: exact(negative), count: exact(count) }),
    reach: t(estimated > 0 ? 'yours_reachEstimated' : 'yours_reach', {
      reach: exact(reach ?? 0),
      estimated: exact(estimated),
    }),
    voice: percent(voice ?? 0),
    risk: t('yours_risk', {
      ...{ one: exact(levels[0] ?? 0), two: exact(levels[1] ?? 0), three: exact(levels[2] ?? 0) },
      four: exact(Math.max(0, negative - grave)),
    }),
  }
}
