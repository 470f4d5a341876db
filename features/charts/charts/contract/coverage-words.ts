/** What the charts of a question lack, in sentences: on screen, in pictures and in files alike. Pure. */
import type { Coverage } from './coverage.ts'

export interface CoverageWords {
  /** The words of this feature. */
  t: (
    key:
      | 'lacks'
      | 'lacksShare'
      | 'stood'
      | 'silentStill'
      | 'silentThen'
      | 'isFilled'
      | 'ruleChanged'
      | 'stillRuns'
      | 'andMore',
    values: Readonly<Record<string, unknown>>,
  ) => string
  /** A moment, as short as it is told. */
  when: (iso: string) => string
}

/** Monitors and senders that are named; the others are counted. */
const mostNamed = 3
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`

export function coverageSentences(coverage: Coverage, { t, when }: CoverageWords): string[] {
  const { sources, disturbed, usualShare, silentSenders, stood, fillings, ruleChanges, running } = coverage
  const named = (names: readonly string[]) => {
    const different = [...new Set(names)]
    const first = different.slice(0, mostNamed).join(' ')
    return different.length > mostNamed ? t('andMore', { names: first, count: different.length }) : first
  }
  const healthy = Math.max(0, sources - disturbed.count)
  return [
    ...(disturbed.count === 0
      ? []
      : [
          usualShare === null
            ? t('lacks', { count: disturbed.count, healthy })
            : t('lacksShare', { count: disturbed.count, healthy, share: percent(usualShare) }),
        ]),
    ...stood.slice(0, mostNamed).map(({ from, to }) => t('stood', { from: when(from), to: when(to) })),
    ...silentSenders
      .slice(0, mostNamed)
      .map(({ name, since, until, missed }) =>
        until === null
          ? t('silentStill', { name, since: when(since), missed })
          : t('silentThen', { name, since: when(since), until: when(until), missed }),
      ),
    ...(fillings.length > 0 ? [t('isFilled', { names: named(fillings.map(({ name }) => name)) })] : []),
    ...(ruleChanges[0]
      ? [t('ruleChanged', { names: named(ruleChanges.map(({ name }) => name)), at: when(ruleChanges[0].at) })]
      : []),
    ...(running === null ? [] : [t('stillRuns', { since: when(running) })]),
  ]
}
