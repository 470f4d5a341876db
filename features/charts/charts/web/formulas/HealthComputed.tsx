import { PopoverButton, percent, Stack, type Translate, useFormat, useWords } from '@guanlan/platform/web'
import { type BrandFigures, brandHealthOf, computedOf, type HealthPart, type Weights } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ComputedTable, WeightsLink } from './ComputedTable.tsx'
import styles from './formulas.module.css'

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
  const computed = computedOf(brandHealthOf(figures, weights).parts, weights)
  const yours = saidOf(t, figures, estimated, exact)
  // Without a period before, the articles are said all the same.
  for (const { part, points } of computed.lines)
    if (points === null && part !== 'volume') yours[part] = t('computedLeftOut')
  return (
    <Stack gap={12} className={styles.computed}>
      <ComputedTable
        label={t('howComputed', { what: `${t('brandHealth')} · ${name}` })}
        {...{ computed, yours }}
        named={part => [t(`part_${part}`), t(`formula_${part}`)]}
      />
      <WeightsLink />
    </Stack>
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
