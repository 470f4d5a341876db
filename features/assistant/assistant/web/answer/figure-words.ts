import { exact, useFormat, useWords } from '@guanlan/platform/web'
import type { Figure } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'

/** What a number is called, and how it is read. */
export function useFigureWords(): (figure: Figure) => { title: string; shown: string } {
  const t = useWords(screenStrings)
  const format = useFormat()
  return ({ kind, name, value, isAtLeast, at, opens }) => {
    const day = at ? format.moment(at).slice(0, 16) : ''
    return {
      title:
        kind === 'earliest'
          ? `${t('figure_earliest')} ${name}`
          : t(`figure_${kind}`, { name, at: day.slice(0, isOfHour(opens) ? 16 : 10) }),
      shown: value === null ? day : `${exact(value)}${isAtLeast ? '+' : ''}`,
    }
  }
}

/** What it opens is an hour, and not a day. */
const isOfHour = ({ from, to }: Figure['opens']): boolean => Date.parse(to) - Date.parse(from) <= 3_600_000
