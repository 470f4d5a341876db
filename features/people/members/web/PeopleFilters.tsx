import { builtInRoles } from '@guanlan/platform/contract'
import { ChoiceMenu, type List, useWords } from '@guanlan/platform/web'
import { type Member, type Question, states } from '../contract.ts'
import { strings } from '../strings.ts'

/** Of which state and role people are shown. */
export function PeopleFilters({ list }: { list: List<Member, Question> }) {
  const t = useWords(strings)
  const { state, role } = list.question
  return (
    <>
      <ChoiceMenu
        values={['', ...states] as const}
        value={state}
        name={each => (each === '' ? t('allStates') : t(`state_${each}`))}
        onChange={each => list.change({ state: each })}
      />
      <ChoiceMenu
        values={['', ...builtInRoles] as const}
        value={role}
        name={each => (each === '' ? t('allRoles') : t(`role_${each}`))}
        onChange={each => list.change({ role: each })}
      />
    </>
  )
}
