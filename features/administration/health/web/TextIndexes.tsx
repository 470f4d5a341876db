import { Facts, Moment, useFormat, useWords } from '@guanlan/platform/web'
import type { Installation } from '../contract.ts'
import { strings } from '../strings.ts'

type State = NonNullable<Installation['textIndex']>
type Index = State['beside'][number]

/** The index that answers searches, and those that are kept beside it. */
export function TextIndexes({ of }: { of: State }) {
  return (
    <>
      {[of, ...of.beside].map(index => (
        <TextIndex key={index.name} of={index} isAway={of.away === true} isAlone={of.alone} />
      ))}
    </>
  )
}

function TextIndex({ of, isAway, isAlone }: { of: Index; isAway: boolean; isAlone: boolean }) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const isFilling = of.perSecond !== null && of.remainingSeconds !== null
  return (
    <>
      <Facts
        facts={[
          [t('indexBehind'), exact(of.behind)],
          [t('oldest'), of.oldestSeconds === null ? t('none') : t('seconds', { count: of.oldestSeconds })],
          [t('indexRefused'), exact(of.refused)],
          [t('indexRepaired'), exact(of.repaired)],
        ]}
      />
      <Facts
        of="texts"
        facts={[
          [t('indexName'), of.name],
          [t('indexState'), t(stateOf(of, isAway, isAlone))],
          ...(of.filledFrom ? ([[t('filledFrom'), <Moment key="at" at={of.filledFrom} exact />]] as const) : []),
          ...(isFilling
            ? ([
                [t('indexRate'), t('articlesASecond', { count: exact(of.perSecond ?? 0) })],
                [t('indexLeft'), t('minutes', { count: exact(Math.ceil((of.remainingSeconds ?? 0) / 60)) })],
              ] as const)
            : []),
        ]}
      />
    </>
  )
}

function stateOf({ use, filled }: Index, isAway: boolean, isAlone: boolean) {
  if (isAway) return isAlone ? 'indexAloneAway' : 'indexAway'
  if (isAlone && use !== 'left' && !filled) return 'indexAloneFilling'
  if (use === 'left') return 'indexLeftBehind'
  if (use === 'asked') return filled ? 'indexAnswers' : 'indexFilling'
  return filled ? 'indexTakesPlace' : 'indexFilling'
}
